// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/specializations_follow/spec.patchspec.json
//  Regenerate: patchgen override_method/specializations_follow/spec.patchspec.json -o generated --diff
//  Fingerprint: d35ba613922a88fb
//
//  Patches applied:
//    - override_method: Lin::scale
//    - override_method: Lin<float>::scale
//    - override_method: Lin::operator()
//    - replace_function: clamp
//    - replace_function: clamp<int>
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Lin
// Methods patched: scale, operator()
// scale: Source: Lin::scale in patches.cpp
// operator(): Source: Lin::operator() in patches.cpp
// ======================================================================
template <class T>
struct Lin {
  T scale(T x, bool b = false, int c = 0) const;
  template <class U>
  U as(int k) const;
  T other(T x) const { return x; }
  int operator()(T x) const;
};

// ======================================================================
// [PATCHED METHOD] Lin::scale
// Source: Lin::scale in patches.cpp
// ======================================================================
template <class T>
T Lin<T>::scale(T x, bool b, int c) const { return x; }
template <class T>
template <class U>
U Lin<T>::as(int k) const { return U(k); }

// ======================================================================
// [PATCHED METHOD] Lin::operator()
// Source: Lin::operator() in patches.cpp
// ======================================================================
template <class T>
int Lin<T>::operator()(T x) const { return 4; }

// ======================================================================
// [PATCHED METHOD] Lin<float>::scale
// Source: Lin::scale in patches.cpp
// ======================================================================
template <>
inline float Lin<float>::scale(float x, bool b, int c) const { return x + c; }
template <>
template <class U>
U Lin<int>::as(int k) const { return U(k + 1); }
template <>
template <>
short Lin<int>::as<short>(int k) const { return short(k); }
template <>
inline int Lin<char>::operator()(char x) const { return 2; }

// ======================================================================
// [PATCHED FUNCTION] clamp
// Source: clamp in patches.cpp
// ======================================================================
template <class T>
T clamp(T x, T y = T()) { return x < y ? y : x; }

// ======================================================================
// [PATCHED FUNCTION] clamp<int>
// Source: clamp in patches.cpp
// ======================================================================
template <>
int clamp<int>(int x, int y) { return x + y; }
