template <typename T>
struct ModuleHolder { T* impl = nullptr; };
#define TORCH_MODULE(Name) \
  struct Name : ModuleHolder<Name##Impl> {}

class MlpImpl {
public:
    MlpImpl(int width);
    int forward(int x);
};
TORCH_MODULE(Mlp);

MlpImpl::MlpImpl(int width) { (void)width; }

int MlpImpl::forward(int x) {
    return x;
}

int run(Mlp mlp) { return mlp.impl->forward(1); }
