template <typename T>
struct ModuleHolder { T* impl = nullptr; };
#define TORCH_MODULE(Name) \
  struct Name : ModuleHolder<Name##Impl> {}

// The body.
struct BodyImpl {
  int forward() { return 1; }
};
TORCH_MODULE(Body);

// The head.
struct HeadImpl {
  int forward();
  Body body;
};
TORCH_MODULE(Head);  // registers

int HeadImpl::forward() { return 2; }
