template <typename T>
class Box {
 public:
  friend int dump(const Box& box) { return int(box.x_); }
  template <typename U>
  friend Box<U> operator+(const Box<U>& a, const Box<U>& b);

 private:
  T x_ = {};
};

template <typename T>
Box<T> operator+(const Box<T>& a, const Box<T>& b) {
  Box<T> sum;
  sum.x_ = a.x_ + b.x_;
  return sum;
}

struct Outer {
  struct Inner {
    friend int total(const Inner& inner) { return inner.x; }
    int x = 1;
  };
  static Inner make();
};

Outer::Inner make(int x) { return {x}; }

int use() { return dump(Box<int>() + Box<int>()) + total(Outer::Inner()) + make(1).x; }
