int rope(int a, float theta = 1.f);
int rope(int a, float theta) { return a; }
int use() { int (*f)(int, float) = &rope; return rope(1) + rope(1, 2.f) + f(1, 2); }
