void declared();
void nothing() {}
void plain() { int x; }
struct Conditional {
#ifdef X
  int x;
#endif
  void f();
};
