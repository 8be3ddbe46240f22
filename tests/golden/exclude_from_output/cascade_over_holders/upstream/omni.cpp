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

// Of activations alone.
struct UpSampleImpl {
  int forward(int x);
};
TORCH_MODULE(UpSample);

struct ActivationImpl {
  int forward(int x);

  UpSample up;
  Norm norm;
};
TORCH_MODULE(Activation);  // goes with its class

// Has a name of its own in a registry.
struct CodecImpl {
  int forward(int x) { return x; }
};
TORCH_MODULE(Codec);

struct VocoderImpl {
  int forward(int x);

  Activation activation;
  Codec codec;
};
TORCH_MODULE(Vocoder);

struct ThinkerImpl {
  Norm norm;
};
TORCH_MODULE(Thinker);

int UpSampleImpl::forward(int x) { return 2 * x; }

int ActivationImpl::forward(int x) { return norm.impl->forward(up.impl->forward(x)); }

int VocoderImpl::forward(int x) { return activation.impl->forward(codec.impl->forward(x)); }

REGISTER_MODEL(Codec);
REGISTER_MODEL(Vocoder);
REGISTER_MODEL(Thinker);
