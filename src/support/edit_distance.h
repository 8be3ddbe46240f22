#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// Levenshtein distance in bytes, a swap of two neighbours counted as one; gives up early and
/// returns `limit + 1` once it is larger than `limit`.
std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

/// Up to `most` of `candidates` that are near enough to `word` to be what was meant, nearest first,
/// ties in the order given, each once. Case and a missing qualifier or suffix count little.
std::vector<std::string> nearest(std::string_view word, std::span<const std::string> candidates,
                                 std::size_t most);

}  // namespace patchgen
