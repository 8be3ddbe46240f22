// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/with_other_operations/spec.patchspec.json
//  Regenerate: patchgen modify_init/with_other_operations/spec.patchspec.json -o generated --diff
//  Fingerprint: 4de90fa1b17bd80a
//
//  Patches applied:
//    - modify_init: A
//      count
//    - override_method: A::run
//      counted
//    - modify_init: A
//      and stop
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Members added: calls_, limit_
// Methods patched: run
// Constructors extended: A()
// calls_, A(): Reason: count
// calls_, A(): Source: code in the spec
// run: Reason: counted
// run: Source: A::run in patches.cpp
// limit_, A(): Reason: and stop
// limit_, A(): Source: code in the spec
// ======================================================================
class A {
 public:
  A() : a_(1), calls_(0), limit_(9) {
    a_ += limit_;
  }
  int run() { return ++calls_ < limit_ ? a_ : 0; }

 private:
  int a_;
  int calls_;
  int limit_;
};
