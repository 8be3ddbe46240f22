struct Base {
  virtual int run(int x) const noexcept = 0;
  virtual int stop();
};

class FastImpl final : public Base {
 public:
  int run(int x) const noexcept final;
  int stop() override { return count_; }
  static constexpr int limit() noexcept { return 16; }
  int take() && noexcept;
  int peek(int at = 1) const&;
  auto name() const -> const char*;
  auto self() & -> FastImpl&;

 private:
  static inline int count_ = 0;
  int n_ = 0;
};

int FastImpl::run(int x) const noexcept { return 2 * x; }
int FastImpl::take() && noexcept { return n_; }
int FastImpl::peek(int at) const& { return n_ + at; }
auto FastImpl::name() const -> const char* { return "FastImpl"; }
auto FastImpl::self() & -> FastImpl& { return *this; }
