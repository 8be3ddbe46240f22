#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// One hunk: 1-based first lines and line counts in both files (a first line of 0 goes with a count
/// of 0 at the very top, as unified diffs have it).
struct Hunk {
  int old_begin = 0;
  int old_count = 0;
  int new_begin = 0;
  int new_count = 0;
  std::string text;  ///< `@@ … @@` and its lines, each with its line end
};

/// The hunks that turn `old_text` into `new_text`, three lines of context around each change.
/// Lines end behind "\n" (a "\r" before it is part of the line). Deterministic. Time and memory
/// stay near-linear for files that differ in few places, and bounded for files that have nothing in
/// common.
std::vector<Hunk> diff_hunks(std::string_view old_text, std::string_view new_text);

/// The unified diff: `--- old_name`, `+++ new_name`, the hunks; empty when the texts are equal.
/// `patch` applied to `old_text` gives `new_text` byte for byte, also with CRLF, without a last
/// newline (`\ No newline at end of file`), and from or to an empty file.
std::string unified_diff(std::string_view old_text, std::string_view new_text,
                         std::string_view old_name, std::string_view new_name);

}  // namespace patchgen
