// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       exclude_from_output/cascade_told_apart/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_told_apart/spec.patchspec.json -o generated --diff
//  Fingerprint: 7b5267507e5a4c9d
//
//  Patches applied:
//    - exclude_from_output: Dead, Kept::scale, Kept::Kept(int)
// ============================================================================
// What Dead names is its own reset, a parameter and another norm.
int reset() { return 1; }
int count() { return 2; }
namespace math { int norm() { return 3; } }
namespace other { }
int norm() { return 4; }

// Only its members are taken out.
struct Kept {
  Kept() = default;
};

// Dead alone calls it, by its scope.
namespace dead { namespace detail { } }
