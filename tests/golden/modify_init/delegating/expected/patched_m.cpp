// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/delegating/spec.patchspec.json
//  Regenerate: patchgen modify_init/delegating/spec.patchspec.json -o generated --diff
//  Fingerprint: e56c4e66ba14f9e3
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: B::B()
// ============================================================================
extern int made;

// ======================================================================
// [MODIFIED CLASS] A
// Members added: n_
// Constructors extended: A(int)
// Source: code in the spec
// ======================================================================
class A {
 public:
  explicit A(int a) : a_(a), n_(a) {
    ++made;
  }
  A() : A(0) {}

 private:
  int a_;
  int n_;
};

// ======================================================================
// [MODIFIED CLASS] B
// Constructors extended: B()
// Source: code in the spec
// ======================================================================
struct B {
  explicit B(int a) : a_(a) {}
  B() : B(0) {
    ++made;
  }
  int a_;
};
