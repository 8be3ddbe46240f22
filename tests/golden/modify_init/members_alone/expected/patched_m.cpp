// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       modify_init/members_alone/spec.patchspec.json
//  Regenerate: patchgen modify_init/members_alone/spec.patchspec.json -o generated --diff
//  Fingerprint: 362423ca17a0b772
//
//  Patches applied:
//    - modify_init: Empty
//    - modify_init: Plain
//    - modify_init: Closed
//    - modify_init: OneLine
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Empty
// Members added: n
// Source: code in the spec
// ======================================================================
struct Empty {
  int n = 0;
};

// ======================================================================
// [MODIFIED CLASS] Plain
// Members added: n
// Source: code in the spec
// ======================================================================
class Plain {
 public:
  int a = 0;

 protected:
  int n = 0;
};

// ======================================================================
// [MODIFIED CLASS] Closed
// Members added: n, reset
// Source: code in the spec
// ======================================================================
class Closed {
 public:
  int get() const { return 1; }

 private:
  int n = 0;

  void reset() { n = 0; }
};

// ======================================================================
// [MODIFIED CLASS] OneLine
// Members added: b
// Source: code in the spec
// ======================================================================
struct OneLine {
  int a = 0;
  int b = 0;
};
