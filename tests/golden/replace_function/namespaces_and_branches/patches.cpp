int local() { return 2; }
int fast(int n) { return n - 1; }
int rows(int n, int padding) { return n + padding; }
