struct Qwen3VLMoe {
  int n;
};
