namespace llama {
int rope(int x) { return x; }
class LlamaAttention {
 public:
  int forward(int x) { return rope(x); }
};
class LlamaMLP {};
class LlamaRMSNorm {};
}  // namespace llama
