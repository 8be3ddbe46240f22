namespace space {
int rope() { return 1; }
}
enum class Mode { kA };
constexpr int kSize = 2;
struct A {
  int f() { return field; }
  int field = 0;
};
struct B {};
