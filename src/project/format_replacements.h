#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <patchgen/emit.h>

#include "project/output_changes.h"

namespace patchgen {

/// Lines of a file, 1-based, both ends included.
struct LineRange {
  std::size_t first = 0;
  std::size_t last = 0;
};

/// The lines of `file` on which an edit put something.
std::vector<LineRange> patched_lines(const EmittedFile& file);

/// Reads what `clang-format --output-replacements-xml` prints about a text of `size` bytes; nothing
/// when it is something else.
std::optional<std::vector<OutputChange>> read_replacements(std::string_view xml, std::size_t size);

/// Those of `replacements` that stay on `lines` of `text`. A formatter may put one thing in two
/// places (an opening and a closing brace), so when a part of one has to go, none is kept that does
/// more than to move tokens on their lines.
std::vector<OutputChange> on_lines(std::vector<OutputChange> replacements, std::string_view text,
                                   const std::vector<LineRange>& lines);

}  // namespace patchgen
