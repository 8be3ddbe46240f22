struct A {
  A()
      : a_(1)
#ifdef USE_B
      , b_(2)
#endif
  {
  }
  int a_;
#ifdef USE_B
  int b_;
#endif
};

struct B {
  B()
      : a_(1),
#ifdef USE_B
        x_(2),
#endif
        c_(3) {}
  int a_;
#ifdef USE_B
  int x_;
#endif
  int b_;
  int c_;
};

struct C {
#ifdef USE_B
  C() : m_(1) {}
#else
  C() : m_(2) {}
#endif
  int m_;
};
