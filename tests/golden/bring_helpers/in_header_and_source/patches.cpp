namespace {
int twice(int x) { return 2 * x; }
}  // namespace

int A::run(int x) { return twice(x); }
