struct Dense {
  int z;
};
struct Moe {
  int z;
};
inline int run(int x) { return x; }
inline int go(int x) { return x; }
