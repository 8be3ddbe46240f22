#define ENGINE_EXPORT
struct Base {};

class ENGINE_EXPORT [[nodiscard]] Engine final : public Base {
 public:
  int run() { return 1; }
};

class Engine;
