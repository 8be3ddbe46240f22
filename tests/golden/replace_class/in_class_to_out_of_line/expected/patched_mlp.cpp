// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     mlp.cpp
//  Spec:       replace_class/in_class_to_out_of_line/spec.patchspec.json
//  Regenerate: patchgen replace_class/in_class_to_out_of_line/spec.patchspec.json -o generated --diff
//  Fingerprint: 7f3981c1015a62a0
//
//  Patches applied:
//    - replace_class: models::Mlp
// ============================================================================
namespace models {
// ======================================================================
// [PATCHED CLASS] Mlp
// Source: Mlp in patches.cpp
// ======================================================================
struct Mlp {
    int forward(int x) const;
    static int count;
};

// ======================================================================
// [PATCHED CLASS] Mlp
// Source: Mlp in patches.cpp
// ======================================================================
int Mlp::forward(int x) const
{
    return x + count;
}

int Mlp::count = 1;

int run(int x) { return Mlp().forward(x); }
}
