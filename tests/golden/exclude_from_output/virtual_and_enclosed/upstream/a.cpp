struct Outer {
  struct Inner {
    int x();
  };
  int y = 0;
};

int Outer::Inner::x() { return 1; }

namespace n { namespace detail {
int gone() { return 1; }
}}

struct A {
  A() = default;
  explicit A(int x) : x_(x) {}
  bool operator==(const A& other) const { return x_ == other.x_; }
  int x_ = 0;
};
