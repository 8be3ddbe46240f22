class FastMlp {
 public:
  explicit FastMlp(int width) : width_(width) {}
  int forward(int x) const;

 private:
  int width_;  // of a row
};

int FastMlp::forward(int x) const {
  if (x > 0) {
    return x * width_;
  }
  return 0;
}

struct Gate {
  int open;
  int closed;
};
