#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// One piece of a line as a terminal may show it.
struct PrintableCell {
  std::size_t begin = 0;  ///< offset of its first byte in the line
  std::string text;       ///< what is printed: valid UTF-8 without control characters
  std::size_t columns = 0;
};

/// `line` cut into cells: one a code point; tabs are filled up to the next tab stop; control
/// characters, bytes that are not UTF-8 and characters that reorder or hide text become escapes
/// (`\x1B`, `\u202E`); a byte-order mark at the very beginning takes no room.
std::vector<PrintableCell> printable_cells(std::string_view line);

/// `text` as one line that is safe to print; a tab becomes an escape, too.
std::string printable(std::string_view text);

}  // namespace patchgen
