// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/bodies/spec.patchspec.json
//  Regenerate: patchgen modify_init/bodies/spec.patchspec.json -o generated --diff
//  Fingerprint: a4e4a7bc3b03a85b
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: B
//    - modify_init: C
//    - modify_init: D
//    - modify_init: E
//    - modify_init: F
//    - modify_init: G
//    - modify_init: H
// ============================================================================
void first();
void last();
void own();

// ======================================================================
// [MODIFIED CLASS] A
// Constructors extended: A()
// Source: code in the spec
// ======================================================================
struct A {
  A() {
    first();
    last();
    last();
  }
};

// ======================================================================
// [MODIFIED CLASS] B
// Constructors extended: B()
// Source: code in the spec
// ======================================================================
struct B {
  B() {
    first();
    own();
    last();
    last();
  }
};

// ======================================================================
// [MODIFIED CLASS] C
// Constructors extended: C()
// Source: code in the spec
// ======================================================================
struct C {
  C()
  {
    first();
    // nothing yet
    last();
    last();
  }
};

// ======================================================================
// [MODIFIED CLASS] D
// Constructors extended: D(int, int)
// Source: code in the spec
// ======================================================================
struct D {
  D(int a,
    int b) {
    first();
    own(); own();
    last();
    last();
  }
};

// ======================================================================
// [MODIFIED CLASS] E
// Constructors extended: E()
// Source: code in the spec
// ======================================================================
struct E {
  E() {  // builds
    first();
#ifdef SLOW
    own();
#endif
    last();
    last();
  }
};

// ======================================================================
// [MODIFIED CLASS] F
// Constructors extended: F()
// Source: code in the spec
// ======================================================================
struct F { F() {
  first();
  last();
  last();
} };

// ======================================================================
// [MODIFIED CLASS] G
// Constructors extended: G()
// Source: code in the spec
// ======================================================================
struct G {
  G() {
    own();
    last();
  }
};

// ======================================================================
// [MODIFIED CLASS] H
// Constructors extended: H()
// Source: code in the spec
// ======================================================================
struct H {
  H() {
    first();
    own();
    own(); }
};
