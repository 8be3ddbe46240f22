class Box;
int dump(const Box& box);

class Box {
  friend int dump(const Box& box);
  int x = 1;
};

int dump(const Box& box) { return box.x; }

template <typename T>
concept Number = requires(T t) { t + t; };

template <typename T>
  requires Number<T>
T total(T a, T b) { return a + b; }
