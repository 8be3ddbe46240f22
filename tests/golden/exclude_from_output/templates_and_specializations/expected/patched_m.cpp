// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/templates_and_specializations/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/templates_and_specializations/spec.patchspec.json -o generated --diff
//  Fingerprint: bba0c939e1995deb
//
//  Patches applied:
//    - exclude_from_output: Stack, Traits<float>, Traits<T*>, zero<int>, Outer::Inner
// ============================================================================
template <class T>
struct Traits {
  static int bits();
};
template <class T>
int Traits<T>::bits() {
  return 0;
}

template <class T>
T zero() {
  return T();
}

struct Outer {
  int g();
};
int Outer::g() { return 2; }
