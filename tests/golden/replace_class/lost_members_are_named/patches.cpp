struct Base {
  void clear();
};

class FusedNorm {
 public:
  int scale = 2;
};

struct Cache : Base {
  int n = 0;
};

struct User {
  int run(Norm norm) { return norm.scale; }
};
