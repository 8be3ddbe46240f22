// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     n.cpp
//  Spec:       override_method/rare_operators/spec.patchspec.json
//  Regenerate: patchgen override_method/rare_operators/spec.patchspec.json -o generated --diff
//  Fingerprint: 4c9031dea761d172
//
//  Patches applied:
//    - override_method: N::operator,
//      comma
//    - override_method: N::operator->
//    - override_method: N::operator++(int)
//    - override_method: N::operator new
//    - override_method: N::operator T *
//    - replace_function: operator""_n
// ============================================================================
struct T {};

// ======================================================================
// [MODIFIED CLASS] N
// Methods patched: operator,, operator->, operator++, operator new, operator T *
// operator,: Reason: comma
// operator,: Source: N::operator, in patches.cpp
// operator->: Source: N::operator-> in patches.cpp
// operator++: Source: N::operator++ in patches.cpp
// operator new: Source: N::operator new in patches.cpp
// operator T *: Source: N::operator T * in patches.cpp
// ======================================================================
struct N {
  int operator,(int x) { return x + 1; }
  T* operator->() { return nullptr; }
  N& operator++() { return *this; }
  N operator++(int) { return N(); }
  void* operator new(decltype(sizeof 0) size);
  template <typename U> operator U*() { return nullptr; }
  operator T*() const { return nullptr; }
  T* t = nullptr;
};

// ======================================================================
// [PATCHED METHOD] N::operator new
// Source: N::operator new in patches.cpp
// ======================================================================
void* N::operator new(decltype(sizeof 0) size) {
  return ::operator new(size + 1);
}

// ======================================================================
// [PATCHED FUNCTION] operator""_n
// Source: operator""_n in patches.cpp
// ======================================================================
N operator""_n(unsigned long long n) { return n ? N() : N{}; }
