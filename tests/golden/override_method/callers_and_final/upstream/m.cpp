struct B { virtual int f(int a) const = 0; virtual ~B() {} };
struct D : B { int f(int a) const override { return a; } };
struct E final : D { int f(int a) const final; };
int E::f(int a) const { return D::f(a); }
int use(const B& b, E& e) { return b.f(1) + e.f(2); }
