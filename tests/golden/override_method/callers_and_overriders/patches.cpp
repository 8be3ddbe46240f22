struct B { virtual int f(int a, int b) const { return a + b; } };
