#pragma once

#include <string_view>
#include <vector>

namespace patchgen {

/// The words of `comment`, without what draws it: `//`, `/*`, `*` at the begin of a line, `///<`.
/// The same for two layouts of one comment, however it is wrapped. The views are into `comment`.
std::vector<std::string_view> comment_words(std::string_view comment);

/// Whether a comment of these words says nothing but that the namespace `name` ends: `namespace
/// a::b`, `end of anonymous namespace`, `end a::b`. With `namespace`, any one name will do. Words
/// of `name` that no `::` joins are separated by a blank: macros stand before names.
bool ends_namespace(const std::vector<std::string_view>& words, std::string_view name);

}  // namespace patchgen
