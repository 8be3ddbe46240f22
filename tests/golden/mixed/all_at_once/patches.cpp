namespace llama {

// 1. one kernel
class FusedRmsNorm {
 public:
  int forward(int x) { return x * 2; }
};

int scatter(int x, int heads) { return x / heads; }

// 1. scatter — every rank has some of the heads
int Attention::forward(int x) {
  // --- Patch.1 ---
  x = scatter(x, heads_);
  // --- Patch.1 ---
  return norm_.forward(rope(x)) * heads_;
}

}  // namespace llama
