// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/order_and_layouts/spec.patchspec.json
//  Regenerate: patchgen modify_init/order_and_layouts/spec.patchspec.json -o generated --diff
//  Fingerprint: 2b107384ec3438c6
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: B
//    - modify_init: C
//    - modify_init: D
//    - modify_init: E
//    - modify_init: F
// ============================================================================
struct Base {
  explicit Base(int n = 0) : n(n) {}
  int n;
};

// ======================================================================
// [MODIFIED CLASS] A
// Members added: c_
// Constructors extended: A()
// Source: code in the spec
// ======================================================================
// Leading commas; a new member behind the data members.
struct A {
  A()
    : a_(1)
    , b_(2)
    , c_(3)
  {
  }
  int a_, b_;
  int c_;
  void f();
};

// ======================================================================
// [MODIFIED CLASS] B
// Constructors extended: B()
// Source: code in the spec
// ======================================================================
// Trailing commas; the new one goes between.
struct B {
  B()
      : a_(1),
        b_(2),
        c_(3) {}
  int a_;
  int b_;
  int c_;
};

// ======================================================================
// [MODIFIED CLASS] C
// Constructors extended: C()
// Source: code in the spec
// ======================================================================
// In front of the first one.
struct C {
  C() : a_(1), b_(2) {}
  int a_;
  int b_;
};

// ======================================================================
// [MODIFIED CLASS] D
// Constructors extended: D(int)
// Source: code in the spec
// ======================================================================
// No list yet.
struct D {
  D();
  D(int) : b_{2} {
    a_ = 1;
  }
  int a_ = 0;
  int b_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] D::D()
// Source: code in the spec
// ======================================================================
D::D() : b_{2} {}

// ======================================================================
// [MODIFIED CLASS] E
// Constructors extended: E()
// Source: code in the spec
// ======================================================================
// The base class stays in front.
struct E : public Base {
  E() : Base(7), a_(1), b_(2) {}
  int a_;
  int b_;
};

// ======================================================================
// [MODIFIED CLASS] F
// Constructors extended: F(int)
// Source: code in the spec
// ======================================================================
// Too long for one line.
struct F {
  F(int first_of_the_long_parameters) : first_of_the_long_member_names_(first_of_the_long_parameters),
                                        second_of_the_long_member_names_(first_of_the_long_parameters * 2) {}
  int first_of_the_long_member_names_;
  int second_of_the_long_member_names_;
};
