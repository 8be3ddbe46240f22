/// One kernel.
/// 1. fused — no copies of FusedRmsNorm
class FusedRmsNorm {
 public:
  explicit FusedRmsNorm(int width) : width_(width) {}
  FusedRmsNorm(const FusedRmsNorm& other) = default;
  ~FusedRmsNorm() {}
  FusedRmsNorm& operator=(const FusedRmsNorm&) = delete;
  // --- Patch.1 ---
  int forward(int x) const { return FusedRmsNorm::kernel(x, width_); }
  static int kernel(int x, int width) { return x * width; }
  static const char* name() { return "FusedRmsNorm"; }
  // --- Patch.1 ---

 private:
  int width_;
};
