#include "base.h"

class Layer {
 public:
  int heads = 1;

 protected:
  int scale() { return 2; }
};

class Attention : public Layer {
 public:
  int run() { return heads; }
};

class Mlp : public Module {
 public:
  int run() { return weights; }
};

class Head : public Module {
 public:
  int run() { return weights; }
};

struct Outer {
  int shared = 1;
  struct Inner {
    int run() { return 1; }
  };
};
