// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       override_method/override_without_a_base/spec.patchspec.json
//  Regenerate: patchgen override_method/override_without_a_base/spec.patchspec.json -o generated --diff
//  Fingerprint: e4c71749dce7054c
//
//  Patches applied:
//    - override_method: Res::forward
//      one pass
//    - override_method: Res::backward
// ============================================================================

// ======================================================================
// [MODIFIED CLASS] Res
// Methods patched: forward, backward
// forward: Reason: one pass
// forward: Source: FusedRes::forward in patches.cpp
// backward: Source: FusedRes::backward in patches.cpp
// ======================================================================
struct Res {
  virtual ~Res() = default;
  virtual int forward(int x) { return x + 2; }
  virtual int backward(int x) const;
};

// ======================================================================
// [PATCHED METHOD] Res::backward
// Source: FusedRes::backward in patches.cpp
// ======================================================================
int Res::backward(int x) const { return x - 2; }
