int A::f() const {
  // twice
  return 2;
}
