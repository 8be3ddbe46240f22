struct Qwen3VLMoeConfig;

// Qwen3VLBlock of Qwen3VL, which knows Qwen3VLMoe already.
struct Qwen3VLBlock {
  int run(Qwen3VLMoeConfig config) {
    const char* name = "Qwen3VL";
    Qwen3VLConfig same = config;
    return same.n + (name != nullptr ? RowColumn : 0);
  }
  static constexpr int RowColumn = 1;
};
