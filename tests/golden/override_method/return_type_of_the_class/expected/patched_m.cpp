// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/return_type_of_the_class/spec.patchspec.json
//  Regenerate: patchgen override_method/return_type_of_the_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 7df96dc3e49dc67a
//
//  Patches applied:
//    - override_method: Store::begin
//    - override_method: Store::node
//    - override_method: V::operator=
//    - override_method: V::add
//    - override_method: V::end
// ============================================================================
class Store {
 public:
  using Iter = int*;
  struct Node { int a; };
  Iter begin();
  Node* node() const;
  int* m_;
};

// ======================================================================
// [PATCHED METHOD] Store::begin
// Source: Fast::begin in patches.cpp
// ======================================================================
Store::Iter Store::begin() { return m_ + 1; }

// ======================================================================
// [PATCHED METHOD] Store::node
// Source: Fast::node in patches.cpp
// ======================================================================
Store::Node* Store::node() const { return new Node; }

template <class T>
class V {
 public:
  using It = T*;
  V& operator=(const V&);
  V add(V) const;
  It end();
  T* p = nullptr;
};

// ======================================================================
// [PATCHED METHOD] V::operator=
// Source: R::operator= in patches.cpp
// ======================================================================
template <class T>
V<T>& V<T>::operator=(const V& o) {
  p = o.p;
  return *this;
}

// ======================================================================
// [PATCHED METHOD] V::add
// Source: R::add in patches.cpp
// ======================================================================
template <class T>
V<T> V<T>::add(V o) const { return V(o); }

// ======================================================================
// [PATCHED METHOD] V::end
// Source: R::end in patches.cpp
// ======================================================================
template <class T>
typename V<T>::It V<T>::end() { return p + 1; }
