namespace n {
struct A {
  template <class T> T scale(T x) const;
  constexpr int side() const { return 3; }
  constexpr static int lim(int k);
};
template <class T> T A::scale(T x) const { return x * 2; }
constexpr int A::lim(int k) { return k + 1; }
}
