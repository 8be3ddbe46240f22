struct Qwen3VLMoeMlp {
  int n;
};
