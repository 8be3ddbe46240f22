inline int twice(int x) { return 2 * x; }

int walk(int x) { return A().run(twice(x)); }

int A::run(int x) { return twice(x); }
