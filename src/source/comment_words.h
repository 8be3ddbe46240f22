#pragma once

#include <string_view>
#include <vector>

namespace patchgen {

/// The words of `comment`, without what draws it: `//`, `/*`, `*` at the begin of a line, `///<`.
/// The same for two layouts of one comment, however it is wrapped. The views are into `comment`.
std::vector<std::string_view> comment_words(std::string_view comment);

/// Whether `comment` says nothing but that a namespace ends: `// namespace a::b`,
/// `// end of anonymous namespace`.
bool ends_namespace(std::string_view comment);

}  // namespace patchgen
