struct B { virtual int f(int a) const { return 1; } virtual ~B() {} };
struct D : B { int f(int a) const override { return a; } };
int use(const B& b, D& e) { return b.f(1) + e.f(2); }
