struct Config {
  int dim;
  int rank;
  int world;
};

void check(bool fine);

// Attention over one head.
class Attention {
 public:
  explicit Attention(const Config& config) : dim_(config.dim), scale_(1.0f / config.dim) {
    check(dim_ > 0);
  }

  int dim() const { return dim_; }

 private:
  int dim_;
  float scale_;
};
