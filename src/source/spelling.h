#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// The tokens of a piece of C++ that a person wrote outside of a file (a target's name):
/// identifiers, numbers, literals and punctuation; comments are dropped. `>>` is two tokens: it
/// closes two lists.
std::vector<std::string_view> split_spelling(std::string_view text);

/// One fixed way to write a token sequence of a type: `const std::vector<int> &`, `char **`,
/// `void (*)(int)`.
std::string join_spelling(const std::vector<std::string_view>& words);

/// Identifier, keyword or number.
[[nodiscard]] bool is_word_spelling(std::string_view word);

/// Identifier or keyword.
[[nodiscard]] bool is_identifier_spelling(std::string_view word);

}  // namespace patchgen
