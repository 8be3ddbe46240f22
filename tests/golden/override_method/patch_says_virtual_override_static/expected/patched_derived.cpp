// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     derived.cpp
//  Spec:       override_method/patch_says_virtual_override_static/spec.patchspec.json
//  Regenerate: patchgen override_method/patch_says_virtual_override_static/spec.patchspec.json -o generated --diff
//  Fingerprint: ee0411507d112834
//
//  Patches applied:
//    - override_method: Derived::run
//      shape of another class
//    - override_method: Derived::count
//    - override_method: Derived::late
// ============================================================================
struct Base {
  virtual int run(int x) = 0;
  virtual int late() { return 0; }
  virtual ~Base() = default;
};

// ======================================================================
// [MODIFIED CLASS] Derived
// Methods patched: run, count, late
// run: Reason: shape of another class
// run: Source: Derived::run in patches.cpp
// count: Source: Derived::count in patches.cpp
// late: Source: Fused::late in patches.cpp
// ======================================================================
struct Derived : Base {
  int run(int x) override;
  static int count();
  [[nodiscard]] int late() override;
};

// ======================================================================
// [PATCHED METHOD] Derived::run
// Reason: shape of another class
// Source: Derived::run in patches.cpp
// ======================================================================
int Derived::run(int x) { return x * 2; }

// ======================================================================
// [PATCHED METHOD] Derived::count
// Source: Derived::count in patches.cpp
// ======================================================================
int Derived::count() { return 2; }

// ======================================================================
// [PATCHED METHOD] Derived::late
// Source: Fused::late in patches.cpp
// ======================================================================
int Derived::late() {
  return 3;
}
