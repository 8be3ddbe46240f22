#include "qwen3.h"

/// Mlp of Qwen3VL, see Qwen3VLMoeConfig.
class Qwen3VLMlp {
 public:
  explicit Qwen3VLMlp(const Qwen3VLConfig& config) : config_(config) {}
  int forward(int x) const { return x * config_.width + Qwen3VLTextConfig().depth; }
  const char* name() const { return "Qwen3VLMlp"; }

 private:
  Qwen3VLConfig config_;
};
