// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/conditions/spec.patchspec.json
//  Regenerate: patchgen modify_init/conditions/spec.patchspec.json -o generated --diff
//  Fingerprint: dbbe9cdf638e7557
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: B
//    - modify_init: C
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Members added: c_
// Constructors extended: A()
// Source: code in the spec
// ======================================================================
struct A {
  A()
      : a_(1), c_(3)
#ifdef USE_B
      , b_(2)
#endif
  {
  }
  int a_;
  int c_;
#ifdef USE_B
  int b_;
#endif
};

// ======================================================================
// [MODIFIED CLASS] B
// Constructors extended: B()
// Source: code in the spec
// ======================================================================
struct B {
  B()
      : a_(1),
#ifdef USE_B
        x_(2),
#endif
        b_(2), c_(3) {}
  int a_;
#ifdef USE_B
  int x_;
#endif
  int b_;
  int c_;
};

// ======================================================================
// [MODIFIED CLASS] C
// Members added: n_
// Constructors extended: C()
// Source: code in the spec
// ======================================================================
struct C {
#ifdef USE_B
  C() : m_(1), n_(1) {}
#else
  C() : m_(2), n_(1) {}
#endif
  int m_;
  int n_;
};
