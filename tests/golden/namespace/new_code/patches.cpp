namespace models::qwen3 {

// A helper of models::qwen3.
inline int helper(const models::qwen3::Config& config) { return config.n; }

class Attention {
 public:
  int forward(int x) {
    // models::qwen3 in a comment stays.
    return x + helper(models::qwen3::Config{}) + qwen3::Config{}.n;
  }
};

int rope(int x) { return ::models::qwen3::helper({}) + x; }

struct NewHead {
  static const char* where() { return "models::qwen3"; }
  models::qwen3::Config config;
};

}  // namespace models::qwen3
