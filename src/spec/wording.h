#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// `text` in double quotes for a message: one line, safe to print, cut with "…" when it is
/// long.
std::string in_quotes(std::string_view text);

/// `"a", "b" or "c"` of the words a, b and c.
std::string any_of(std::span<const std::string> words);

/// `a, b, c`
std::string listed(std::span<const std::string> words);

/// "did you mean "target"?" for up to three near `candidates`; empty when none is near.
std::vector<std::string> did_you_mean(std::string_view word,
                                      std::span<const std::string> candidates);

}  // namespace patchgen
