int f() { return 1; }
struct A { int run() { return 1; } };
struct B { int run(); };
int B::run() { return 1; }
namespace n {
struct C { int run() { return 1; } };
}
