// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/defaulted/spec.patchspec.json
//  Regenerate: patchgen modify_init/defaulted/spec.patchspec.json -o generated --diff
//  Fingerprint: a10c17e1eff9c143
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: B
//    - modify_init: C
// ============================================================================
extern int live;

// ======================================================================
// [MODIFIED CLASS] A
// Members added: n_
// Constructors extended: A()
// Source: code in the spec
// ======================================================================
struct A {
  A() : n_(1) {}
  A(const A&) = default;
  A(A&& other) noexcept = default;
  A(int) = delete;
  int m_ = 0;
  int n_;
};

// ======================================================================
// [MODIFIED CLASS] B
// Members added: n_
// Source: code in the spec
// ======================================================================
class B {
 public:
  B() noexcept;

 private:
  int m_ = 0;
  int n_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] B::B()
// Source: code in the spec
// ======================================================================
B::B() noexcept : n_(1) {
  n_ += 1;
  n_ += 2;
}

// ======================================================================
// [MODIFIED CLASS] C
// Constructors extended: C()
// Source: code in the spec
// ======================================================================
struct C {
  C() noexcept {
    ++live;
  }  // counts itself
};
