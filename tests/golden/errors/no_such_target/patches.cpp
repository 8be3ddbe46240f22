int fwd(int x) { return x; }
