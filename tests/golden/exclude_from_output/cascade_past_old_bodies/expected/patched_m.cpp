// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/cascade_past_old_bodies/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_past_old_bodies/spec.patchspec.json -o generated --diff
//  Fingerprint: 085b50396da655e3
//
//  Patches applied:
//    - exclude_from_output: Head
//    - override_method: Attention::run
// ============================================================================
static int new_code_too(int x) { return x; }

// ======================================================================
// [MODIFIED CLASS] Attention
// Methods patched: run
// Source: Attention::run in patches.cpp
// ======================================================================
struct Attention {
  int run() { return new_code_too(4); }
};
