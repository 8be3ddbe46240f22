class Empty {};

struct OneLine { int x = 0; };

class Hidden {
  int a_ = 0;

 public:
  int a() const { return a_; }
};

struct Plain {
  int x = 0;
};

namespace nested {
  struct Outer {
    struct Inner { };
    struct Line { int x = 0; int y = 1; };
  };
}
