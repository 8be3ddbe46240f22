#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace patchgen {

/// The pairs of places that a shortest edit script between `a` and `b` keeps, rising on both sides;
/// nothing when finding one would cost too much (about 2,000 edits, or 1,000 lines on either side).
std::optional<std::vector<std::pair<std::size_t, std::size_t>>> common_places(
    const std::vector<int>& a, const std::vector<int>& b);

}  // namespace patchgen
