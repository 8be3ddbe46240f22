int dump(const Box& box) {
  return box.x + 1;
}
