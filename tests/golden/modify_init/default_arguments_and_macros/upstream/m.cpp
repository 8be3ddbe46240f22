#define ENGINE_API
#define ENGINE_COLD __attribute__((cold))

class ENGINE_API Engine {
 public:
  ENGINE_COLD
  explicit Engine(int threads = 4, float = 0.5f);
  [[deprecated("give the threads")]] ENGINE_API Engine(const char* name, int threads = 1) noexcept
      : threads_(threads) {
    (void)name;
  }

 private:
  int threads_;
};

ENGINE_COLD Engine::Engine(int threads, float)
    : threads_(threads) {
}

int use() { return sizeof(Engine(2)); }
