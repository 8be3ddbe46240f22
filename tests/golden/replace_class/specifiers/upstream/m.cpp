struct Base {
  virtual int run(int x) const noexcept = 0;
  virtual int stop() { return 0; }
  virtual ~Base() = default;
};

class Impl : public Base {
 public:
  int run(int x) const noexcept override { return x; }
  int stop() final;
  static constexpr int limit() { return 8; }
  int take() && { return n_; }
  int peek(int at = 0, bool checked = true) const&;
  auto name() const -> const char* { return "impl"; }

 private:
  static int count_;
  int n_ = 0;
};

int Impl::count_ = 0;
int Impl::stop() { return ++count_; }
int Impl::peek(int at, bool checked) const& { return checked ? n_ + at : n_; }

int use(const Base& base) { return base.run(Impl::limit()) + Impl().take(); }
