void first();
void last();
void own();

struct A {
  A() {}
};

struct B {
  B() { own(); }
};

struct C {
  C()
  {
    // nothing yet
  }
};

struct D {
  D(int a,
    int b) { own(); own(); }
};

struct E {
  E() {  // builds
#ifdef SLOW
    own();
#endif
  }
};

struct F { F() { } };

struct G {
  G() { own(); }
};

struct H {
  H() { own();
    own(); }
};
