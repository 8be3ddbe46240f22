// Layer stands in the sources: it cannot have what is missing.
class Attention : public Layer {
 public:
  int run() { return heads + scale() + rotate(kWidth) + only_declared(); }

 private:
  int rotate(int x) { return x + 1; }
  int only_declared();
  static constexpr int kWidth = 2;
};

// Nobody sees what Module has, but here it is a base too: the rest is this class' own.
class Mlp : public Module {
 public:
  int run() { return weights + rows() + bias_; }

 private:
  int bias_ = 1;
};

// A stand-in that declares what Module has; what is defined here it has not.
class Head {
  int weights;
  int rows();
  int run() { return weights + rows() + own(); }
  int own() { return 4; }
};

struct Inner {
  int run() { return shared + lost; }
  int shared;
  int lost = 1;
};
