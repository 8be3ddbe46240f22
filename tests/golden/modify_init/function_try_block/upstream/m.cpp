void f();

struct A {
  A() try : a_(1) {
    f();
  } catch (...) {
    throw;
  }
  int a_;
};

struct B {
  B();
  int n_;
};

B::B() try {
} catch (...) {
}
