int A::f() const { return 10; }

int fused_g() { return 20; }
