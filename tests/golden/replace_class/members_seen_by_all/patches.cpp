namespace n {
struct FA {
  FA();
  int f(int x) const;
  int g();
  constexpr int c() const;
  template <class T> T t(T v) const;
  template <class T> static T zero;
  static int cnt;
  static const int lim;
  inline int h();
  struct In { int z(); template <class U> U w(U u); };
};
FA::FA() {}
int FA::g() { return 3; }
constexpr int FA::c() const { return 4; }
template <class T> T FA::t(T v) const { return v; }
// for ints
template <> int FA::t<int>(int v) const { return v + 1; }
template <class T> T FA::zero = T();
template <> int FA::zero<int> = 3;
int FA::f(int x) const { return x + t<int>(x); }
int FA::cnt = 1;
const int FA::lim = 4;
int FA::h() { return 5; }
int FA::In::z() { return 1; }
template <class U> U FA::In::w(U u) { return u; }
}
