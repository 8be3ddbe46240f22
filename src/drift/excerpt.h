#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <patchgen/check.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// As many lines of a drift as are shown of each file.
inline constexpr std::size_t kExcerptLines = 24;

/// What must change in `is` to be `ought`, line by line.
Excerpt plain_excerpt(std::string_view is, std::string_view ought, std::size_t most_lines);

/// The same for two generated files: lines of which only the layout, or the fingerprint in the
/// header, differs are left alone while others differ in more.
Excerpt source_excerpt(const SourceText& is, const SourceText& ought, std::size_t most_lines);

}  // namespace patchgen
