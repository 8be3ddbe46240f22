static int only_dead(int x) { return x; }

struct Dead {
  int run() { return only_dead(1); }
};

int live() { return 1; }
