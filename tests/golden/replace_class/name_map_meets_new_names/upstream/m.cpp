struct Qwen3VLMoeConfig {
  int n = 1;
};
struct Qwen3VLMoeBlock {
  int run(Qwen3VLMoeConfig config) { return config.n; }
};
