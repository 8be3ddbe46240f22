// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     mlp.cpp
//  Spec:       replace_class/out_of_line_to_in_class/spec.patchspec.json
//  Regenerate: patchgen replace_class/out_of_line_to_in_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 30b0fcce490c225d
//
//  Patches applied:
//    - replace_class: Mlp
//      all inline
// ============================================================================

// ======================================================================
// [PATCHED CLASS] Mlp
// Reason: all inline
// Source: Mlp in patches.cpp
// ======================================================================
struct Mlp {
    int forward(int x) const { return x + 1; }
};

int run(int x) { return Mlp().forward(x); }
