// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     head.cpp
//  Spec:       exclude_from_output/torch_module/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/torch_module/spec.patchspec.json -o generated --diff
//  Fingerprint: 703d652fecad5240
//
//  Patches applied:
//    - exclude_from_output: HeadImpl
// ============================================================================
template <typename T>
struct ModuleHolder { T* impl = nullptr; };
#define TORCH_MODULE(Name) \
  struct Name : ModuleHolder<Name##Impl> {}

// The body.
struct BodyImpl {
  int forward() { return 1; }
};
TORCH_MODULE(Body);
