// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     m.cpp
//  Spec:       replace_class/named_by_its_own_using/spec.patchspec.json
//  Regenerate: patchgen replace_class/named_by_its_own_using/spec.patchspec.json -o generated --diff
//  Fingerprint: b7d6cae7e0a59a3f
//
//  Patches applied:
//    - replace_class: Prefill
// ============================================================================
namespace a {
// ======================================================================
// [PATCHED CLASS] Prefill
// Source: FusedPrefill in patches.cpp
// ======================================================================
class Prefill {
 public:
  explicit Prefill(int n) : n_(2 * n) {}
  Prefill* next() { return new Prefill(n_); }

 private:
  int n_;
};
}  // namespace a
