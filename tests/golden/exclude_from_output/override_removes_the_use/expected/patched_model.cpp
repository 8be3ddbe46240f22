// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     model.cpp
//  Spec:       exclude_from_output/override_removes_the_use/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/override_removes_the_use/spec.patchspec.json -o generated --diff
//  Fingerprint: 1d87d46a1eeef4d3
//
//  Patches applied:
//    - exclude_from_output: Debug
//    - override_method: Model::run
//      without Debug
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Model
// Methods patched: run
// Reason: without Debug
// Source: code in the spec
// ======================================================================
struct Model {
  int run() { return 2; }
};
