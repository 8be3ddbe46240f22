inline int fast(int x) { return x + 1; }
inline int all(int x) { return x + 2; }
inline int slow(int x) { return x - 1; }

struct Norm {
  int forward(int x) { return fast(x); }
  int sum(int x) { return all(x); }
  int backward(int x) { return slow(x); }
};
