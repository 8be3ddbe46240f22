#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace patchgen {

/// Whether the `->` at `index` of some code is that of a trailing return type (`auto f() -> T`, a
/// lambda's, a deduction guide's) and no access to a member. `word` gives the spelling of each code
/// token before it.
bool is_result_arrow(std::size_t index, const std::function<std::string_view(std::size_t)>& word);

}  // namespace patchgen
