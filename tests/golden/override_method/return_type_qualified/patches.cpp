namespace m {
struct P {
  struct R { int k; };
  template <class U> struct N { U u; };
  enum class Mode { on };
  using Id = long;
  R f(int x) const { return {x}; }
  const N<R>* g() { return nullptr; }
  R& h() const { static R r; return r; }
  R tr(int x) { return {x + 1}; }
  Id id() { return 2; }
  Mode mode() { return Mode::on; }
  R spelled(int x) { return {x + 1}; }
  auto tail() -> R { return {1}; }
  P& self() { return *this; }
  R fresh(int x);
};
P::R P::fresh(int x) { return {x}; }

struct POuter {
  struct Row { int at; };
  struct PInner {
    using It = int*;
    Row row() { return {1}; }
    It it() { return nullptr; }
    PInner& self() { return *this; }
  };
};

template <class Q>
struct W {
  using It = Q*;
  template <class U> struct N { U u; };
  It begin() const noexcept { return nullptr; }
  const N<Q>* pair() { return nullptr; }
  W& self() { return *this; }
  W<Q>& own() { return *this; }
  Q item;
};
}
