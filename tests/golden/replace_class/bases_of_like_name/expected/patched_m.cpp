// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/bases_of_like_name/spec.patchspec.json
//  Regenerate: patchgen replace_class/bases_of_like_name/spec.patchspec.json -o generated --diff
//  Fingerprint: 8e0d160b2034526d
//
//  Patches applied:
//    - replace_class: m::Norm
// ============================================================================
namespace lib {
struct Norm {
  int eps = 1;
};
}
struct Base {};
namespace m {
template <class T>
struct Module {
  int size() const { return 1; }
};

// ======================================================================
// [PATCHED CLASS] Norm
// Source: FusedNorm in patches.cpp
// ======================================================================
struct Norm : lib::Norm, Base, Module<Norm> {};
namespace far {
struct Base : Norm {};
}
int use(Norm norm) { return norm.eps; }
}
