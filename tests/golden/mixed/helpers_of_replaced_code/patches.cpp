namespace m {
int quarter(int x) { return x / 4; }

struct Norm {
  int forward(int x) { return kept(x); }
};

struct Mlp {
  int forward(int x) { return x; }
};
}  // namespace m
