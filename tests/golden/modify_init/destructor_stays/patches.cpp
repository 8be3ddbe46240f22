class Traced {
  explicit Traced(int fd) : opened_(fd) { ++live_; }
  ~Traced() { --live_; }

  int opened_;
  static inline int live_ = 0;
};
