#include "m.h"

namespace models {

Norm::Norm(int) {}
Norm::~Norm() {}
template <class T>
T Norm::run(T x) const {
  return x;
}
int Norm::operator()(int x) const noexcept { return x; }

int Block::Cache::get() { return 1; }

namespace {
struct State { int get() { return 3; } };
}  // namespace

int use(Block& block) { return block.cache.get() + Norm(1).run(2) + State().get(); }

}  // namespace models
