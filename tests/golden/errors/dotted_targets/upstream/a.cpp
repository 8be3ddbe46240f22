namespace n {
struct A { int run() { return 1; } };
}
