long scale(long x) { return 4 * x; }
int helper() { return 5; }
int new_offset(int x) { return x + helper(); }
