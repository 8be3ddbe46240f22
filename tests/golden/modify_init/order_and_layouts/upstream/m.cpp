struct Base {
  explicit Base(int n = 0) : n(n) {}
  int n;
};

// Leading commas; a new member behind the data members.
struct A {
  A()
    : a_(1)
    , b_(2)
  {
  }
  int a_, b_;
  void f();
};

// Trailing commas; the new one goes between.
struct B {
  B()
      : a_(1),
        c_(3) {}
  int a_;
  int b_;
  int c_;
};

// In front of the first one.
struct C {
  C() : b_(2) {}
  int a_;
  int b_;
};

// No list yet.
struct D {
  D();
  D(int) {
    a_ = 1;
  }
  int a_ = 0;
  int b_;
};

D::D() {}

// The base class stays in front.
struct E : public Base {
  E() : a_(1) {}
  int a_;
  int b_;
};

// Too long for one line.
struct F {
  F(int first_of_the_long_parameters) : first_of_the_long_member_names_(first_of_the_long_parameters) {}
  int first_of_the_long_member_names_;
  int second_of_the_long_member_names_;
};
