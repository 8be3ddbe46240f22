namespace models::fast {

class FastNorm {
 public:
  explicit FastNorm(int width);
  ~FastNorm();
  [[nodiscard]] int forward(int x) const;
  int backward(int x) const;
  static constexpr int most();
  template <class T>
  T cast(int x) const;

 private:
  int width_;
};

FastNorm::FastNorm(int width) : width_(width) {}

FastNorm::~FastNorm() = default;

// One division less.
[[nodiscard]] int FastNorm::forward(int x) const { return x >> width_; }

inline int FastNorm::backward(int x) const { return x << width_; }

constexpr int FastNorm::most() { return 16; }

template <class T>
T FastNorm::cast(int x) const {
  return T(x);
}

}  // namespace models::fast
