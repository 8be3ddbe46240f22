namespace lib { int limit(int); }
int scale(int x);
int offset(int x);

#if BACKEND == 1
int scale(int x) { return 2 * x; }
int offset(int x) { return x + 1; }
int limit(int x) { return x < 1 ? x : 1; }
#else
int scale(int x) { return 3 * x; }
int offset(int x) { return x + 2; }
int limit(int x) { return x < 2 ? x : 2; }
#endif
