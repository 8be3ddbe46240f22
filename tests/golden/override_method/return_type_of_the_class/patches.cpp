#include "m.cpp"

struct Fast : Store {
  Iter begin() { return m_ + 1; }
  Node* node() const { return new Node; }
};

template <class Q>
struct R {
  using It = Q*;
  R& operator=(const R& o) {
    p = o.p;
    return *this;
  }
  R add(R o) const { return R(o); }
  It end() { return p + 1; }
  Q* p = nullptr;
};
