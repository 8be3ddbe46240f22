namespace m {
namespace {
int half(int x) { return x / 2; }
int half(long x) { return static_cast<int>(x / 2); }
int base(int x) { return x; }
int quarter(int x) { return half(half(x)) + base(x); }
int turn(int x) { return base(x) + 1; }
int kept(int x) { return x; }
constexpr int kScale = 3;
struct Row {
  int width = 1;
};
}  // namespace

struct Norm {
  int forward(int x) { return kept(turn(x)) * kScale; }
};

struct Mlp {
  int forward(int x) {
    Row row;
    return x + row.width;
  }
};

int use(int x) { return quarter(x) + Norm().forward(x) + Mlp().forward(x); }
}  // namespace m
