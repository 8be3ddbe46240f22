// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/one_of_several/spec.patchspec.json
//  Regenerate: patchgen modify_init/one_of_several/spec.patchspec.json -o generated --diff
//  Fingerprint: f86dd501caa87b63
//
//  Patches applied:
//    - modify_init: A
//    - modify_init: A::A(const Config&)
//      from the configuration
//    - modify_init: A::A(int, int)
//      as it is given
// ============================================================================
struct Config { int n; };

// ======================================================================
// [MODIFIED CLASS] A
// Members added: n_
// Constructors extended: A(int, int)
// n_: Source: code in the spec
// A(int, int): Reason: as it is given
// A(int, int): Source: code in the spec
// ======================================================================
struct A {
  explicit A(const Config& config);
  A(int m, int n) : m_(m), n_(n) {}
  A() = default;

  int m_ = 0;
  int n_ = 0;
};

// ======================================================================
// [MODIFIED CONSTRUCTOR] A::A(const Config &)
// Reason: from the configuration
// Source: code in the spec
// ======================================================================
A::A(const Config& config) : m_(config.n), n_(config.n) {}
