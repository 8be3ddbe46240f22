struct Module {
  int device = 0;
  virtual void to(int where) { device = where; }
};

struct Block : Module {
  void to(int where) override { device = where + 1; }
  int width = 1;
};

struct Norm : Block {
  void to(int where) override { Block::to(where); }
  int eps() { return 1; }
};

void move(Norm& norm) { norm.to(norm.device); }
