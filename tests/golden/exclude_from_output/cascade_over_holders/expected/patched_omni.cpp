// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     omni.cpp
//  Spec:       exclude_from_output/cascade_over_holders/spec.patchspec.json
//  Regenerate: patchgen exclude_from_output/cascade_over_holders/spec.patchspec.json -o generated --diff
//  Fingerprint: 14310115daa20680
//
//  Patches applied:
//    - exclude_from_output: VocoderImpl
//      nothing here speaks
// ============================================================================
template <typename T>
struct ModuleHolder { T* impl = nullptr; };
#define TORCH_MODULE(Name) \
  struct Name : ModuleHolder<Name##Impl> {}
#define REGISTER_MODEL(name) static const unsigned long registered_##name = sizeof(name##Impl)

// Of the thinker and of the vocoder.
struct NormImpl {
  int forward(int x) { return x; }
};
TORCH_MODULE(Norm);

// Has a name of its own in a registry.
struct CodecImpl {
  int forward(int x) { return x; }
};
TORCH_MODULE(Codec);

struct ThinkerImpl {
  Norm norm;
};
TORCH_MODULE(Thinker);

REGISTER_MODEL(Codec);
REGISTER_MODEL(Thinker);
