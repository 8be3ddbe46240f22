class Vec {
 public:
  Vec() = default;
  explicit Vec(int n);
  virtual ~Vec();

  Vec operator+(const Vec& other) const;
  Vec operator-(const Vec&) const { return *this; }
  explicit operator bool() const { return n_ != 0; }
  // How far it is.
  int dot(Vec other) const { return n_ * other.n_; }
  int dot(int other) const { return n_ * other; }
  template <class T>
  T as() const;
  static constexpr Vec* origin() noexcept { return nullptr; }
  auto first() const -> int { return n_; }
  [[nodiscard]] int scale(int by = 2) const;
  int&& take() && noexcept;

 private:
  int n_ = 0;
};

Vec::Vec(int n) : n_(n) {}
Vec::~Vec() {}

Vec Vec::operator+(const Vec& other) const {
  Vec result;
  result.n_ = n_ + other.n_;
  return result;
}

template <class T>
T Vec::as() const {
  return T(n_);
}

int Vec::scale(int by) const { return n_ * by; }
int&& Vec::take() && noexcept { return static_cast<int&&>(n_); }
