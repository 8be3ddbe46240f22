// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/function_try_block/spec.patchspec.json
//  Regenerate: patchgen modify_init/function_try_block/spec.patchspec.json -o generated --diff
//  Fingerprint: 976a134c635cd35f
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: B
// ============================================================================
void f();

// ======================================================================
// [MODIFIED CLASS] A
// Members added: n_
// Constructors extended: A()
// Source: code in the spec
// ======================================================================
struct A {
  A() try : a_(1), n_(1) {
    f();
    f();
    f();
  } catch (...) {
    throw;
  }
  int a_;
  int n_;
};

struct B {
  B();
  int n_;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] B::B()
// Source: code in the spec
// ======================================================================
B::B() try : n_(1) {
} catch (...) {
}
