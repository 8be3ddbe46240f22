// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     mlp.cpp
//  Spec:       override_method/in_class/spec.patchspec.json
//  Regenerate: patchgen override_method/in_class/spec.patchspec.json -o generated --diff
//  Fingerprint: 151fcf849e932a7a
//
//  Patches applied:
//    - override_method: Mlp::forward
//      a fused kernel
// ============================================================================
struct Tensor { int v; };

namespace models {

// ======================================================================
// [MODIFIED CLASS] Mlp
// Methods patched: forward
// Reason: a fused kernel
// Source: models::Mlp::forward in patches.cpp
// ======================================================================
/// A block.
class Mlp {
 public:
  explicit Mlp(int width) : width_(width) {}

  /// Doubles.
  virtual Tensor forward(Tensor x, int scale = 2) const {
    // --- Patch.1 ---
    const int doubled = x.v + x.v;
    return Tensor{doubled * scale / 2};
    // --- Patch.1 ---
  }

 private:
  int width_;
};

}  // namespace models
