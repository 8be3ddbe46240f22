// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/override_of_a_changed_base/spec.patchspec.json
//  Regenerate: patchgen override_method/override_of_a_changed_base/spec.patchspec.json -o generated --diff
//  Fingerprint: 4b4fe8c6a836835c
//
//  Patches applied:
//    - override_method: Base::forward
//    - override_method: Scaled::forward
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Base
// Methods patched: forward
// Source: WideBase::forward in patches.cpp
// ======================================================================
struct Base {
  virtual ~Base() = default;
  virtual int forward(int x, int y) const { return x + y; }
};

// ======================================================================
// [MODIFIED CLASS] Scaled
// Methods patched: forward
// Source: WideScaled::forward in patches.cpp
// ======================================================================
struct Scaled : Base {
  int forward(int x, int y) const override { return 2 * (x + y); }
};
