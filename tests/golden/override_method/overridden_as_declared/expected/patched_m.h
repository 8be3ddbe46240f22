// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.h
//  Spec:       override_method/overridden_as_declared/spec.patchspec.json
//  Regenerate: patchgen override_method/overridden_as_declared/spec.patchspec.json -o generated --diff
//  Fingerprint: 035f928bece38c74
//
//  Patches applied:
//    - override_method: Layer::forward
//    - override_method: Layer::find
//    - override_method: Layer::scale
//    - override_method: Layer::count
//    - override_method: Layer::as
//    - override_method: Layer::row
//    - override_method: Layer::once
//    - override_method: List::add
// ============================================================================
#pragma once
namespace m {
struct Base {
  virtual ~Base() = default;
};

// ======================================================================
// [MODIFIED CLASS] Layer
// Methods patched: forward, find, scale, count, as, row, once
// forward: Source: FastLayer::forward in patches.cpp
// find: Source: FastLayer::find in patches.cpp
// scale: Source: FastLayer::scale in patches.cpp
// count: Source: FastLayer::count in patches.cpp
// as: Source: FastLayer::as in patches.cpp
// row: Source: FastLayer::row in patches.cpp
// once: Source: FastLayer::once in patches.cpp
// ======================================================================
struct Layer : Base {
  struct Row { int at; };
  // Several steps: `y` says how many.
  virtual int forward(int x, int y = 0);
  // Looks up.
  int find(int key, long from = 0, int steps = 1) const;
  Layer& scale(int by = 2);
  [[nodiscard]] int count() const;
  template <class U = int>
  U as() const;
  Row row(int x, Row last = {});
  int once(int x, int y = 1) { return x * y; }
  int n = 0;
};

// ======================================================================
// [MODIFIED CLASS] List
// Methods patched: add
// Source: FastList::add in patches.cpp
// ======================================================================
template <class T>
struct List {
  int add(T item, T other = T());
};

// ======================================================================
// [PATCHED METHOD] List::add
// Source: FastList::add in patches.cpp
// ======================================================================
template <class Q>
int List<Q>::add(Q item, Q other) { return int(item) + int(other); }
}
