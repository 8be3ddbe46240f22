namespace n {
class Box;
int dump(const Box& box, int level = 1);
}

namespace n {
class Lid {
  friend int n::dump(const Box& box, int level);
  int weight_ = 1;
};

class Box {
  friend int dump(const Box& box, int level);
  template <typename T>
  friend T total(const Box& box);
  int x_ = 1;
  Lid lid_;
};

int dump(const Box& box, int level) { return box.x_ + level; }

template <typename T>
T total(const Box& box) {
  return T(box.x_);
}
}
