// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/attributes_go_into_the_class/spec.patchspec.json
//  Regenerate: patchgen override_method/attributes_go_into_the_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 31e6e8b2932edd04
//
//  Patches applied:
//    - override_method: A::stop
//    - override_method: A::get
//      must not be dropped
//    - override_method: A::known
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] A
// Methods patched: stop, get, known
// stop: Source: A::stop in patches.cpp
// get: Reason: must not be dropped
// get: Source: A::get in patches.cpp
// known: Source: A::known in patches.cpp
// ======================================================================
class A {
 public:
  [[noreturn]] void stop();
  [[nodiscard, gnu::pure]] int get() const;
  [[nodiscard]] int known();
};

// ======================================================================
// [PATCHED METHOD] A::stop
// Source: A::stop in patches.cpp
// ======================================================================
void A::stop() { throw 1; }

// ======================================================================
// [PATCHED METHOD] A::get
// Reason: must not be dropped
// Source: A::get in patches.cpp
// ======================================================================
int A::get() const { return 2; }

// ======================================================================
// [PATCHED METHOD] A::known
// Source: A::known in patches.cpp
// ======================================================================
int A::known() { return 2; }
