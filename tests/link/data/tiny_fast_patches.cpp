#include "upstream/tiny/model.h"

// Replacement code names upstream's namespace; where it goes, that is called otherwise.
namespace models::tiny {

float Attention::score(const models::Row& row) const {
  models::tiny::instances += 100;
  return static_cast<float>(row.values.size()) * static_cast<float>(config_.heads);
}

std::string describe(const models::tiny::Attention&) {
  return std::string("fast, ") + models::tiny::Config::name();
}

}  // namespace models::tiny
