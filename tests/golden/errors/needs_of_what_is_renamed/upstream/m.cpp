inline int run(int x) { return x; }
