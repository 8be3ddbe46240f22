extern int made;

class A {
 public:
  explicit A(int a) : a_(a) {}
  A() : A(0) {}

 private:
  int a_;
};

struct B {
  explicit B(int a) : a_(a) {}
  B() : B(0) {}
  int a_;
};
