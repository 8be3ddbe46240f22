struct Empty {};

class Plain {
 public:
  int a = 0;
};

class Closed {
 public:
  int get() const { return 1; }
};

struct OneLine { int a = 0; };
