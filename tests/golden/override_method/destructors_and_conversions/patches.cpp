struct A {
  ~A() { n_ = -1; }
  template <class U>
  operator U() const {
    return U(2 * n_);
  }
  operator bool() const { return n_ != 0; }
  int& operator[](int index) & { return *(&n_ + 0 * index); }
  int n_;
};
struct B {
  ~B() {}
};
