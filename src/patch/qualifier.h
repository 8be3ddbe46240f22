#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "patch/use_index.h"

namespace patchgen {

/// The words of the qualifier before `index`, without template arguments: {"a", "X"} of
/// `a::X<T>::f`; a leading "" for `::X`.
std::vector<std::string_view> qualifier_before(const IndexedTokens& near, std::size_t index);

}  // namespace patchgen
