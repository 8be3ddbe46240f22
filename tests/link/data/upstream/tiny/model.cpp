#include "model.h"

namespace q = models::tiny;
using models::tiny::Attention;

namespace models::tiny {

int instances = 0;

Row Norm::forward(const Row& row) const {
  Row result = row;
  for (float& x : result.values) x = detail::scale(x) + eps_;
  return result;
}

Norm Attention::norm() const { return Norm(0.5F); }

}  // namespace models::tiny

float models::tiny::Attention::score(const Row& row) const {
  models::tiny::instances += 1;
  float sum = 0;
  for (const float x : norm().forward(row).values) sum += x;
  return sum * static_cast<float>(config_.heads);
}

std::string models::tiny::describe(const Attention&) {
  return std::string("tiny, ") + Config::name();
}

int q::bump(const Attention&) {
  using namespace models::tiny;
  return ++instances;
}
