struct Qwen3VLMoeConfig { int width = 4; };
struct MoeTextConfig { int depth = 2; };

class Qwen3VLMoeMlp {
 public:
  explicit Qwen3VLMoeMlp(const Qwen3VLMoeConfig& config) : config_(config) {}
  int forward(int x) const { return x * config_.width; }

 private:
  Qwen3VLMoeConfig config_;
};
