#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace patchgen {

/// Lines [old_begin, old_end) of the old text gave way to [new_begin, new_end) of the new one;
/// 0-based.
struct Change {
  std::size_t old_begin = 0;
  std::size_t old_end = 0;
  std::size_t new_begin = 0;
  std::size_t new_end = 0;

  [[nodiscard]] bool is_insertion() const { return old_begin == old_end; }
  [[nodiscard]] bool is_deletion() const { return new_begin == new_end; }
  friend bool operator==(const Change&, const Change&) = default;
};

using Lines = std::span<const std::string_view>;

/// Lines of `text`, each with its "\n"; the last one may lack it.
std::vector<std::string_view> lines_of(std::string_view text);

/// The changes that turn `old_lines` into `new_lines`, in order, at least one common line between
/// two of them. Short for what people do to a file; where two long stretches share next to nothing
/// but common lines (`}`), it stops looking and replaces the one by the other.
std::vector<Change> edit_script(Lines old_lines, Lines new_lines);

}  // namespace patchgen
