struct FusedNorm {
  int n = 0;
};

int clamp(int x) { return x < 9 ? x : 9; }
int same(int x) { return x; }

#ifdef FAST
int steps() { return 1; }
#else
int steps() { return 2; }
#endif

int A::run(int x) {
  FusedNorm norm;
  return same(clamp(x)) + steps();
}
