#pragma once

#include <vector>

namespace models {

// Not part of the model: the variants share it with upstream.
struct Row {
  std::vector<float> values;
};

}  // namespace models
