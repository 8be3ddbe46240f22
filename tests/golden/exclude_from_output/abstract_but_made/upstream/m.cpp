struct Layer {
  virtual ~Layer() = default;
  virtual int forward(int x) = 0;
};

struct Linear : Layer {
  int forward(int x) override { return x; }
};

struct Wide : Linear {};

Layer* make() { return new Linear; }

int run() {
  Wide wide;
  return sizeof(wide) > 1 ? 1 : 0;
}
