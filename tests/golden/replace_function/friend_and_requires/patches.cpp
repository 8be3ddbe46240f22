template <class U>
U total(U a, U b) {
  return b + a;
}

int dump(const Box& box) {
  return box.x * 2;
}
