inline int walkDense(int x) { return x; }
inline int sumDense(int x) { return x; }
inline int run(int x) { return walkDense(x) + sumDense(x); }
