struct FusedBase {
  explicit FusedBase(int) {}
};

struct FusedAttention : FusedBase {
  using FusedBase::FusedBase;
};

int clamp(int x) { return x < 0 ? 0 : x; }

int run(int n) {
  int sum = 0;
  for (int clamp = 0; clamp < n; ++clamp) sum += clamp;
  return clamp(sum);
}
