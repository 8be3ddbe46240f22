template <typename T>
class Box;

int dump(const Box<int>& box) { return 2 * int(box.x_); }

template <typename T>
Box<T> sum(const Box<T>& a, const Box<T>& b) {
  Box<T> result = a;
  result.x_ += b.x_;
  return result;
}

struct Outer {
  struct Inner;
};

int total(const Outer::Inner& inner) { return 2 * inner.x; }

Outer::Inner make(int x) { return {x + 1}; }
