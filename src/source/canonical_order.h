#pragma once

#include <cstddef>
#include <vector>

#include "source/canonical_words.h"

namespace patchgen {

/// Words that stand for one include line or using-declaration, with the comment that trails it.
struct SortableUnit {
  bool is_include = false;
  std::size_t begin = 0;  ///< half-open indices of words
  std::size_t end = 0;
};

/// Sorts each run of units of one kind with nothing between them, and drops doubles, as formatters
/// do. `units` are in the order of `words`.
void sort_units(std::vector<CanonicalWord>& words, const std::vector<SortableUnit>& units);

}  // namespace patchgen
