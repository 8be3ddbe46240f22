struct Debug {
  int level = 0;
};

struct Model {
  int run() {
    Debug debug;
    return debug.level;
  }
};
