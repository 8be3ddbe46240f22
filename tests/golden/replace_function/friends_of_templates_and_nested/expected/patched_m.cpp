// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_function/friends_of_templates_and_nested/spec.patchspec.json
//  Regenerate: patchgen replace_function/friends_of_templates_and_nested/spec.patchspec.json -o generated --diff
//  Fingerprint: 412831e3627aedb5
//
//  Patches applied:
//    - replace_function: dump
//      defined in the template
//    - replace_function: operator+(const Box<T> &, const Box<T> &)
//    - replace_function: total
//    - replace_function: make
// ============================================================================
template <typename T>
class Box {
 public:
  // ======================================================================
  // [PATCHED FUNCTION] dump
  // Reason: defined in the template
  // Source: dump in patches.cpp
  // ======================================================================
  friend int dump(const Box<int>& box) { return 2 * int(box.x_); }
  template <typename U>
  friend Box<U> operator+(const Box<U>& a, const Box<U>& b);

 private:
  T x_ = {};
};

// ======================================================================
// [PATCHED FUNCTION] operator+
// Source: sum in patches.cpp
// ======================================================================
template <typename T>
Box<T> operator+(const Box<T>& a, const Box<T>& b) {
  Box<T> result = a;
  result.x_ += b.x_;
  return result;
}

struct Outer {
  struct Inner {
    // ======================================================================
    // [PATCHED FUNCTION] total
    // Source: total in patches.cpp
    // ======================================================================
    friend int total(const Outer::Inner& inner) { return 2 * inner.x; }
    int x = 1;
  };
  static Inner make();
};

// ======================================================================
// [PATCHED FUNCTION] make
// Source: make in patches.cpp
// ======================================================================
Outer::Inner make(int x) { return {x + 1}; }

int use() { return dump(Box<int>() + Box<int>()) + total(Outer::Inner()) + make(1).x; }
