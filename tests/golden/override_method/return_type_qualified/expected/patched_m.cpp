// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/return_type_qualified/spec.patchspec.json
//  Regenerate: patchgen override_method/return_type_qualified/spec.patchspec.json -o generated --diff
//  Fingerprint: 408d1fbf2a960d2f
//
//  Patches applied:
//    - override_method: A::f
//    - override_method: A::g
//    - override_method: A::h
//    - override_method: A::tr
//    - override_method: A::id
//    - override_method: A::mode
//    - override_method: A::spelled
//    - override_method: A::tail
//    - override_method: A::self
//    - override_method: A::fresh
//    - override_method: Outer::Inner::row
//    - override_method: Outer::Inner::it
//    - override_method: Outer::Inner::self
//    - override_method: V::begin
//    - override_method: V::pair
//    - override_method: V::self
//    - override_method: V::own
// ============================================================================
namespace m {
struct Base {
  using Id = long;
};

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: f, g, h, tr, id, mode, spelled, tail, self, fresh
// f: Source: P::f in patches.cpp
// g: Source: P::g in patches.cpp
// h: Source: P::h in patches.cpp
// tr: Source: P::tr in patches.cpp
// id: Source: P::id in patches.cpp
// mode: Source: P::mode in patches.cpp
// spelled: Source: P::spelled in patches.cpp
// tail: Source: P::tail in patches.cpp
// self: Source: P::self in patches.cpp
// fresh: Source: P::fresh in patches.cpp
// ======================================================================
struct A : Base {
  struct R { int k; };
  template <class U> struct N { U u; };
  enum class Mode { on };
  R f(int x) const;
  const N<R>* g();
  R& h() const;
  R tr(int x);
  Id id();
  Mode mode();
  R spelled(int x);
  auto tail() -> R;
  A& self();
  R fresh(int x);
};

// ======================================================================
// [PATCHED METHOD] A::f
// Source: P::f in patches.cpp
// ======================================================================
A::R A::f(int x) const { return {x}; }

// ======================================================================
// [PATCHED METHOD] A::g
// Source: P::g in patches.cpp
// ======================================================================
const A::N<A::R>* A::g() { return nullptr; }

// ======================================================================
// [PATCHED METHOD] A::h
// Source: P::h in patches.cpp
// ======================================================================
A::R& A::h() const { static R r; return r; }

// ======================================================================
// [PATCHED METHOD] A::tr
// Source: P::tr in patches.cpp
// ======================================================================
A::R A::tr(int x) { return {x + 1}; }

// ======================================================================
// [PATCHED METHOD] A::id
// Source: P::id in patches.cpp
// ======================================================================
A::Id A::id() { return 2; }

// ======================================================================
// [PATCHED METHOD] A::mode
// Source: P::mode in patches.cpp
// ======================================================================
A::Mode A::mode() { return Mode::on; }

// ======================================================================
// [PATCHED METHOD] A::spelled
// Source: P::spelled in patches.cpp
// ======================================================================
A::R A::spelled(int x) { return {x + 1}; }

// ======================================================================
// [PATCHED METHOD] A::tail
// Source: P::tail in patches.cpp
// ======================================================================
auto A::tail() -> R { return {1}; }

// ======================================================================
// [PATCHED METHOD] A::self
// Source: P::self in patches.cpp
// ======================================================================
A& A::self() { return *this; }

// ======================================================================
// [PATCHED METHOD] A::fresh
// Source: P::fresh in patches.cpp
// ======================================================================
A::R A::fresh(int x) { return {x}; }

struct Outer {
  struct Row { int at; };

  // ======================================================================
  // [MODIFIED CLASS] Inner
  // Methods patched: row, it, self
  // row: Source: POuter::PInner::row in patches.cpp
  // it: Source: POuter::PInner::it in patches.cpp
  // self: Source: POuter::PInner::self in patches.cpp
  // ======================================================================
  struct Inner {
    using It = int*;
    Row row();
    It it();
    Inner& self();
  };
};

// ======================================================================
// [PATCHED METHOD] Inner::row
// Source: POuter::PInner::row in patches.cpp
// ======================================================================
Outer::Row Outer::Inner::row() { return {1}; }

// ======================================================================
// [PATCHED METHOD] Inner::it
// Source: POuter::PInner::it in patches.cpp
// ======================================================================
Outer::Inner::It Outer::Inner::it() { return nullptr; }

// ======================================================================
// [PATCHED METHOD] Inner::self
// Source: POuter::PInner::self in patches.cpp
// ======================================================================
Outer::Inner& Outer::Inner::self() { return *this; }

// ======================================================================
// [MODIFIED CLASS] V
// Methods patched: begin, pair, self, own
// begin: Source: W::begin in patches.cpp
// pair: Source: W::pair in patches.cpp
// self: Source: W::self in patches.cpp
// own: Source: W::own in patches.cpp
// ======================================================================
template <class T>
struct V {
  using It = T*;
  template <class U> struct N { U u; };
  It begin() const noexcept;
  const N<T>* pair();
  V& self();
  V<T>& own();
  T item;
};

// ======================================================================
// [PATCHED METHOD] V::begin
// Source: W::begin in patches.cpp
// ======================================================================
template <class T>
auto V<T>::begin() const noexcept -> It { return nullptr; }

// ======================================================================
// [PATCHED METHOD] V::pair
// Source: W::pair in patches.cpp
// ======================================================================
template <class T>
auto V<T>::pair() -> const N<T>* { return nullptr; }

// ======================================================================
// [PATCHED METHOD] V::self
// Source: W::self in patches.cpp
// ======================================================================
template <class T>
auto V<T>::self() -> V& { return *this; }

// ======================================================================
// [PATCHED METHOD] V::own
// Source: W::own in patches.cpp
// ======================================================================
template <class T>
V<T>& V<T>::own() { return *this; }
}
