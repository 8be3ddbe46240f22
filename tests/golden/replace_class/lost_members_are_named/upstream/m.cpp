struct Base {};

class Norm {
 public:
  int eps() const { return 1; }
  int scale = 2, shift = 3;
  enum Mode { kFast };
  using Size = int;

 private:
  int hidden = 4;
};

struct Cache {
  void clear() {}
  int size() { return 0; }
};

struct List {
  int size() { return 1; }
};

struct User {
  int run(Norm norm) { return norm.eps(); }
  int count(List cache) { return cache.size(); }
};
