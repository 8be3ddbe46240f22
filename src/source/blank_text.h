#pragma once

#include <cstddef>
#include <string_view>

#include <patchgen/source_text.h>

namespace patchgen {

inline constexpr std::string_view kWhiteSpace = " \t\r\n\f\v";

/// Whether `bytes` are white space alone; so is an empty text.
inline bool is_blank(std::string_view bytes) {
  return bytes.find_first_not_of(kWhiteSpace) == std::string_view::npos;
}

/// `range` of `text` without the white space at its ends; empty, at its begin, when there is no
/// more in it.
inline ByteRange trimmed(const SourceText& text, ByteRange range) {
  const std::string_view bytes = text.slice(range);
  const std::size_t first = bytes.find_first_not_of(kWhiteSpace);
  if (first == std::string_view::npos) return {range.begin, range.begin};
  return {range.begin + first, range.begin + bytes.find_last_not_of(kWhiteSpace) + 1};
}

}  // namespace patchgen
