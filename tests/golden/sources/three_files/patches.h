namespace n {
class Norm {
 public:
  Norm() = default;
  int forward(int x) const;
};
inline int Norm::forward(int x) const { return x + 1; }

struct Model {
  int run(const Config& config, bool fast) const { return fast ? config.size : scale(config.size, 2L); }
};

int scale(int x, long by) { return static_cast<int>(x * by); }

template <class T>
T half(T x) {
  return x >> 1;
}
}  // namespace n
