struct V { int x; };

int run(V v) { return v.x; }
