struct A { int run() { return 1; } };
int f() { return 1; }
namespace n { int g() { return 1; } }
