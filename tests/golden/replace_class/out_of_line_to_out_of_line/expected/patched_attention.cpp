// ============================================================================
//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY
// ============================================================================
//  Source:     attention.cpp
//  Spec:       replace_class/out_of_line_to_out_of_line/spec.patchspec.json
//  Regenerate: patchgen replace_class/out_of_line_to_out_of_line/spec.patchspec.json -o generated --diff
//  Fingerprint: a2670846a4a4f940
//
//  Patches applied:
//    - replace_class: Attention
//      flash
// ============================================================================
namespace models {

// ======================================================================
// [PATCHED CLASS] Attention
// Reason: flash
// Source: FlashAttention in patches.cpp
// ======================================================================
class Attention {
 public:
  explicit Attention(int heads);
  int forward(int x) const;

 private:
  int heads_;
  int block_ = 64;
};

int helper(int x) { return x; }

// ======================================================================
// [PATCHED CLASS] Attention
// Reason: flash
// Source: FlashAttention in patches.cpp
// ======================================================================
Attention::Attention(int heads) : heads_(heads) {}

// Attends in blocks.
int Attention::forward(int x) const {
  return helper(x) * heads_ / block_;
}

int attend(int x) { return Attention(2).forward(x); }

}  // namespace models
