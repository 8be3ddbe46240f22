int A::f() const {
  return 2;
}

int g(int x) {
  return x + 1;
}
