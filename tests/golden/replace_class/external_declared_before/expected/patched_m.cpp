// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/external_declared_before/spec.patchspec.json
//  Regenerate: patchgen replace_class/external_declared_before/spec.patchspec.json -o generated --diff
//  Fingerprint: 058bc82340b9893d
//
//  Patches applied:
//    - replace_class: F
// ============================================================================
namespace x { struct F { int a; }; }

// ======================================================================
// [PATCHED CLASS] F
// Source: x::F
// ======================================================================
using F = x::F;
struct G { F* f; };
int use(F*);
int use(F* f) { return f->a; }
