int norm(int x);

int use(int x) { return norm(x); }

int norm(int x) { return x; }
