// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/inline_namespace/spec.patchspec.json
//  Regenerate: patchgen replace_function/inline_namespace/spec.patchspec.json -o generated --diff
//  Fingerprint: dcff40410c8aecb0
//
//  Patches applied:
//    - replace_function: api::v2::rope
//      takes a position
//    - replace_function: api::v2::scale
//    - replace_function: hidden
// ============================================================================
namespace api {
namespace v1 {
int rope(int x);
}
inline namespace v2 {
int rope(int x, int base = 10, int position = 0);
int scale(int x);

// ======================================================================
// [PATCHED FUNCTION] rope
// Reason: takes a position
// Source: fused_rope in patches.cpp
// ======================================================================
int rope(int x, int base, int position) { return (x + position) % base; }
}

}

// ======================================================================
// [PATCHED FUNCTION] scale
// Source: scale in patches.cpp
// ======================================================================
int api::scale(int x) { return 2 * x; }

namespace {
int hidden(int x);

// ======================================================================
// [PATCHED FUNCTION] hidden
// Source: hidden in patches.cpp
// ======================================================================
int hidden(int x) { return 3 * x; }
}

int api::v1::rope(int x) { return x; }

int use() { return api::rope(1) + hidden(2); }
