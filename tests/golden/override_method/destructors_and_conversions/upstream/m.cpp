struct Base {
  virtual ~Base();
};
Base::~Base() {}

class A : public Base {
 public:
  ~A() noexcept override { n_ = 0; }
  template <class T>
  explicit operator T() const;
  operator bool() const { return n_ > 0; }
  int& operator[](int) & { return n_; }

 private:
  int n_ = 1;
};

template <class T>
A::operator T() const {
  return T(n_);
}

struct B {
  virtual ~B() = default;
};
