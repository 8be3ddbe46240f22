struct A {};
struct B { int run() { return 1; } };
int f(char) { return 1; }
