/* The licence. */
namespace models {

// Normalises.
class RmsNorm {
 public:
  explicit RmsNorm(int width);
  int forward(int x) const;

 private:
  int width_;
};

RmsNorm::RmsNorm(int width) : width_(width) {}

int RmsNorm::forward(int x) const { return x * width_; }

template <typename T, int N = 4>
class Buffer {
 public:
  T data[N];
};

int norm(int x) {
  Buffer<int> buffer{};
  return RmsNorm(4).forward(x) + buffer.data[0];
}

}  // namespace models
