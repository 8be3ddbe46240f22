struct Dense {
  int z;
};
enum DenseMode { kFast, kSlow };
inline int same(int x) { return x; }
inline int walkDense(Dense d) { return same(d.z) + kFast; }

inline int run(int x) { return walkDense(Dense{x}) + kSlow; }
inline int go(int x) { return walkDense(Dense{x}) + same(x); }
