#pragma once

#include <cstddef>
#include <string_view>

#include "patch/declaration_index.h"

namespace patchgen {

// Order of what is put at one place: smaller first.
inline constexpr int kIncludeRank = 0;
inline constexpr int kUsingRank = 1;
inline constexpr int kPostIncludeRank = 2;
inline constexpr int kHelperRank = 3;
inline constexpr int kMarkerRank = 4;
inline constexpr int kCodeRank = 5;
inline constexpr int kNewSectionRank = 6;  ///< a member under an access label of its own

/// Offset at the begin of a line behind the includes of `file`: behind the last one that stands
/// under no condition, else behind `#pragma once` or the include guard, else behind the file's
/// comment.
std::size_t after_includes(const OutlinedFile& file);

/// Where a new include of the kind of `argument` (`<…>` or `"…"`) goes: behind the last one of its
/// kind that stands under no condition, else after_includes.
std::size_t include_position(const OutlinedFile& file, std::string_view argument);

/// Where a using-declaration goes: behind those that follow the includes at file scope, else
/// after_includes.
std::size_t using_position(const OutlinedFile& file);

/// Offset at the begin of the line behind `range`, or right behind `range` when something else
/// stands on its last line.
std::size_t line_after(const SourceText& text, ByteRange range);

/// Offset at the begin of the line of `range`, or at that of `range` itself when something else
/// stands before it on that line.
std::size_t line_before(const SourceText& text, ByteRange range);

/// True when `file` includes anything under no condition.
bool has_plain_include(const OutlinedFile& file);

/// True when `file` includes `argument` under no condition.
bool includes_already(const OutlinedFile& file, std::string_view argument);

}  // namespace patchgen
