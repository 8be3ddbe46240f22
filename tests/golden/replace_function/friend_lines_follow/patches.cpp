int dump(const Box& box, int level, int depth = 2) { return box.x_ + level * depth; }

template <typename T>
T total(const Box& box, T more) {
  return T(box.x_) + more;
}
