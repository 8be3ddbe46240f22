namespace m {
struct Base;
struct FastLayer : Base {
  struct Row { int at; };
  // Several steps: `y` says how many.
  virtual int forward(int x, int y = 0);
  int find(int key, long, int steps = 1) const;
  FastLayer& scale(int = 2);
  [[nodiscard]] int count() const;
  template <class U = int>
  U as() const;
  Row row(int x, Row last = {});
  int once(int x, int y = 1);
  int n = 0;
};

int FastLayer::forward(int x, int y) { return x + y; }
int FastLayer::find(int key, long from, int steps) const { return key + from * steps; }
FastLayer& FastLayer::scale(int by) { n *= by + 1; return *this; }
int FastLayer::count() const { return n + 1; }
template <class U>
U FastLayer::as() const { return U(n + 1); }
FastLayer::Row FastLayer::row(int x, Row last) { return {x + last.at}; }
int FastLayer::once(int x, int y) { return x * y; }

template <class Q>
struct FastList {
  int add(Q item, Q other = Q());
};
template <class Q>
int FastList<Q>::add(Q item, Q other) { return int(item) + int(other); }
}
