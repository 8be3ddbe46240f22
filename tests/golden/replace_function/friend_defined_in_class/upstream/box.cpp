class Box {
  friend int dump(const Box& box) { return box.x; }

 public:
  int x = 1;
};

int use() { return dump(Box()); }
