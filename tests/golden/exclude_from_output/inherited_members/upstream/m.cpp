inline int scale() { return 1; }
struct Mask {
  int bits;
};

class Base {
 public:
  struct Mask {
    int width;
  };

 protected:
  int scale = 2;
};

class Middle : public Base {};

// All that stands below is inherited.
class Attention : public Middle {
 public:
  int run(Mask mask) const { return scale * mask.width; }
  int more();
};

int Attention::more() {
  Mask mask{scale};
  return mask.width;
}
