struct Norm {
  int eps = 1;
  int on(int x) { return x; }
};
int run(Norm& norm) { return norm.on(1); }
