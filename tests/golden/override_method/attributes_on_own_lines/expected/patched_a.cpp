// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     a.cpp
//  Spec:       override_method/attributes_on_own_lines/spec.patchspec.json
//  Regenerate: patchgen override_method/attributes_on_own_lines/spec.patchspec.json -o generated --diff
//  Fingerprint: 38d362ddd83a4bb6
//
//  Patches applied:
//    - override_method: A::f
//      one line, as the patch has it
//    - replace_function: g
// ============================================================================
#define API
#define HOT

struct A {
  API
  int f() const;
};

// ======================================================================
// [PATCHED METHOD] A::f
// Reason: one line, as the patch has it
// Source: A::f in patches.cpp
// ======================================================================
API HOT int A::f() const {
  return 2;
}

// ======================================================================
// [PATCHED FUNCTION] g
// Source: g in patches.cpp
// ======================================================================
[[nodiscard]] static int g(int x) {
  return x + 1;
}
