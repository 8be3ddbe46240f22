static int only_old_code(int x) { return x; }
static int new_code_too(int x) { return x; }

struct Head {
  int run() { return only_old_code(1) + new_code_too(2); }
};

struct Attention {
  int run() { return only_old_code(3); }
};
