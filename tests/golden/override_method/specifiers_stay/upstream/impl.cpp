#define MODEL_API
#define MODEL_HOT(level)

struct Base {
  virtual int run(int x) const noexcept = 0;
  virtual ~Base() {}
};

struct Impl final : Base {
  MODEL_HOT(3) int run(int x) const noexcept override final {
    return x;
  }
  [[nodiscard]] static constexpr int make() { return 1; }
  MODEL_API inline int size() const { return size_; }
  auto name() const -> const char* { return "impl"; }
  int take() && { return size_; }
  __attribute__((noinline)) bool guess() volatile { return size_ > 0; }
  int size_ = 0;
};
