#pragma once

#include <cstddef>

#include "patch/declaration_index.h"
#include "patch/function_head.h"

namespace patchgen {

/// How many arguments a function can be called with.
struct ArgumentCount {
  std::size_t fewest = 0;
  std::size_t most = 0;  ///< the largest value for variable arguments and packs

  [[nodiscard]] bool takes(std::size_t count) const { return fewest <= count && count <= most; }
};

ArgumentCount argument_count(const Found& function, const FunctionHead& head);

}  // namespace patchgen
