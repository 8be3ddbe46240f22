class A {
 public:
  A() : a_(1) {}
  int run() { return a_; }

 private:
  int a_;
};
