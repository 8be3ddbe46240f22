int helper(int x);

class FlashAttention {
 public:
  explicit FlashAttention(int heads);
  int forward(int x) const;

 private:
  int heads_;
  int block_ = 64;
};

FlashAttention::FlashAttention(int heads) : heads_(heads) {}

// Attends in blocks.
int FlashAttention::forward(int x) const {
  return helper(x) * heads_ / block_;
}
