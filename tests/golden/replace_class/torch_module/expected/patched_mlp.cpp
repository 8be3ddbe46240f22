// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     mlp.cpp
//  Spec:       replace_class/torch_module/spec.patchspec.json
//  Regenerate: patchgen replace_class/torch_module/spec.patchspec.json -o generated --diff
//  Fingerprint: 0cf7be64086dd3d3
//
//  Patches applied:
//    - replace_class: MlpImpl
//      fused
// ============================================================================
template <typename T>
struct ModuleHolder { T* impl = nullptr; };
#define TORCH_MODULE(Name) \
  struct Name : ModuleHolder<Name##Impl> {}

// ======================================================================
// [PATCHED CLASS] MlpImpl
// Reason: fused
// Source: FusedMlpImpl in patches.cpp
// ======================================================================
class MlpImpl {
public:
    MlpImpl(int width);
    int forward(int x);
private:
    int width_;
};
TORCH_MODULE(Mlp);

// ======================================================================
// [PATCHED CLASS] MlpImpl
// Reason: fused
// Source: FusedMlpImpl in patches.cpp
// ======================================================================
MlpImpl::MlpImpl(int width) : width_(width) {}

int MlpImpl::forward(int x) {
    return x * width_;
}

int run(Mlp mlp) { return mlp.impl->forward(1); }
