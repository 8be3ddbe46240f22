namespace n {
int fine() { return 1; }
= [ mystery ] ( 3 ) ;
{ struct Mystery { }; }
}
#if A
class X {
  void f();
#else
class Y {
  int g();
#endif
};
#if 0
int dead();
#endif
DEFINE_OP(Conv) { }
void b() { int inner(); }
