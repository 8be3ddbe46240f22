// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/changed_template_head/spec.patchspec.json
//  Regenerate: patchgen override_method/changed_template_head/spec.patchspec.json -o generated --diff
//  Fingerprint: c109bc30752771e1
//
//  Patches applied:
//    - override_method: A::get
//    - replace_function: make
// ============================================================================
template <class T, int N = 2>
T make(T from);

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: get
// Source: A::get in patches.cpp
// ======================================================================
struct A {
  template <class T, class U = T>
  T get(U fallback);
};

// ======================================================================
// [PATCHED METHOD] A::get
// Source: A::get in patches.cpp
// ======================================================================
template <class T, class U>
T A::get(U fallback) {
  return T(fallback);
}

// ======================================================================
// [PATCHED FUNCTION] make
// Source: make in patches.cpp
// ======================================================================
template <class T, int N>
T make(T from) {
  return from + N;
}

int use() { return A().get<int>(make(1)); }
