// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     classes.cpp
//  Spec:       override_method/added_methods/spec.patchspec.json
//  Regenerate: patchgen override_method/added_methods/spec.patchspec.json -o generated --diff
//  Fingerprint: f83af94a81b63bb5
//
//  Patches applied:
//    - override_method: Empty::f
//      to an empty class
//    - override_method: OneLine::f
//    - override_method: Hidden::f
//    - override_method: Hidden::g
//    - override_method: Hidden::h
//      behind the last public one
//    - override_method: Plain::f
//      no private section yet
//    - override_method: Plain::g
//      beside f
//    - override_method: Inner::f
//    - override_method: Line::f
//    - override_method: Line::g
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Empty
// Methods patched: f
// Reason: to an empty class
// Source: Empty::f in patches.cpp
// ======================================================================
class Empty {
 public:
  int f() const { return 1; }
};

// ======================================================================
// [MODIFIED CLASS] OneLine
// Methods patched: f
// Source: OneLine::f in patches.cpp
// ======================================================================
struct OneLine {
  int x = 0;
  int f() const { return x; }
};

// ======================================================================
// [MODIFIED CLASS] Hidden
// Methods patched: f, g, h
// f: Source: Hidden::f in patches.cpp
// g: Source: Hidden::g in patches.cpp
// h: Reason: behind the last public one
// h: Source: Hidden::h in patches.cpp
// ======================================================================
class Hidden {
  int a_ = 0;

  int g() const {
    return a_ + 2;
  }

 public:
  int a() const { return a_; }

  int h() const { return a_ + 3; }

 protected:
  int f() const { return a_ + 1; }
};

// ======================================================================
// [MODIFIED CLASS] Plain
// Methods patched: f, g
// f: Reason: no private section yet
// f: Source: Plain::f in patches.cpp
// g: Reason: beside f
// g: Source: Plain::g in patches.cpp
// ======================================================================
struct Plain {
  int x = 0;

 private:
  int f() const { return x; }

  int g() const { return x; }
};

namespace nested {
  struct Outer {
    // ======================================================================
    // [MODIFIED CLASS] Inner
    // Methods patched: f
    // Source: Inner::f in patches.cpp
    // ======================================================================
    struct Inner {
     protected:
      int f() const { return 4; }
    };

    // ======================================================================
    // [MODIFIED CLASS] Line
    // Methods patched: f, g
    // f: Source: Line::f in patches.cpp
    // g: Source: Line::g in patches.cpp
    // ======================================================================
    struct Line {
      int x = 0; int y = 1;
      int f() const { return x; }

      int g() const {
        return y;
      }
    };
  };
}
