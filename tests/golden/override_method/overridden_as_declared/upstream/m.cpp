#include "m.h"
namespace m {
int Layer::forward(int x) { return x; }
int Layer::find(int key, int from) const { return key + from; }
Layer& Layer::scale(int by) { n *= by; return *this; }
int Layer::count() const { return n; }
template <class U>
U Layer::as() const { return U(n); }
Layer::Row Layer::row(int x) { return {x}; }

int use(Layer& layer) {
  return layer.forward(1) + layer.find(2) + layer.once(3) + layer.row(1).at;
}
}
