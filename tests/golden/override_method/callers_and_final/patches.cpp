struct E { int f(int a, int b) const { return a + b; } };
