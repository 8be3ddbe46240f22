struct K {
  int g();
};
int K::g() { return 2; }
int f() { return 3; }
struct L {
  int h();
};
