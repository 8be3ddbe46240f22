#pragma once

#include <string>
#include <string_view>

namespace patchgen {

/// Applies a unified diff as strictly as can be: every place, count and context line must be exact.
/// Returns the new text, or "(…)" with what is wrong.
std::string apply_strictly(std::string_view old_text, std::string_view diff);

/// Applies it with the `patch` program: its output, or "(…)" with what it says.
std::string apply_with_patch(std::string_view old_text, std::string_view diff);

/// What `diff -u` gives.
std::string gnu_diff(std::string_view old_text, std::string_view new_text);

/// Number of lines that begin with `-` or `+`, file names aside.
std::size_t changed_line_count(std::string_view diff);

}  // namespace patchgen
