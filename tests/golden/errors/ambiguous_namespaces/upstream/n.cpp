namespace a {
struct Norm { int forward() { return 1; } };
int norm() { return 1; }
}
namespace b {
struct Norm { int forward() { return 2; } };
int norm() { return 2; }
}
