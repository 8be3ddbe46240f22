#include "support/printable.h"

#include <cstdint>
#include <fmt/format.h>

namespace patchgen {
namespace {

constexpr std::size_t kTabStop = 8;
constexpr std::uint32_t kByteOrderMark = 0xFEFF;

struct CodePoint {
  std::uint32_t value = 0;
  std::size_t bytes = 0;  ///< 0: not UTF-8
};

std::uint8_t byte_at(std::string_view text, std::size_t offset) {
  return static_cast<std::uint8_t>(text[offset]);
}

CodePoint decode(std::string_view text, std::size_t offset) {
  const std::uint8_t lead = byte_at(text, offset);
  if (lead < 0x80) {
    return {lead, 1};
  }
  const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() - offset < bytes) {
    return {};
  }
  std::uint32_t value = lead & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    const std::uint8_t next = byte_at(text, offset + i);
    if ((next & 0xC0U) != 0x80U) {
      return {};
    }
    value = (value << 6U) | (next & 0x3FU);
  }
  const bool overlong = (bytes == 3 && value < 0x800) || (bytes == 4 && value < 0x10000);
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (overlong || surrogate || value > 0x10FFFF) {
    return {};
  }
  return {value, bytes};
}

bool is_control(std::uint32_t value) {
  return value < 0x20 || (value >= 0x7F && value < 0xA0);
}

// Zero-width and bidirectional characters make a line look like another one.
bool hides_text(std::uint32_t value) {
  return (value >= 0x200B && value <= 0x200F) || (value >= 0x2028 && value <= 0x202E) ||
         (value >= 0x2060 && value <= 0x2069) || value == kByteOrderMark;
}

PrintableCell escape(std::string text, std::size_t begin) {
  const std::size_t columns = text.size();
  return {begin, std::move(text), columns};
}

PrintableCell cell_at(std::string_view text, std::size_t offset, CodePoint point) {
  if (point.bytes == 0 || (point.bytes == 1 && is_control(point.value))) {
    return escape(fmt::format("\\x{:02X}", byte_at(text, offset)), offset);
  }
  if (is_control(point.value) || hides_text(point.value)) {
    return escape(fmt::format("\\u{:04X}", point.value), offset);
  }
  return {offset, std::string(text.substr(offset, point.bytes)), 1};
}

}  // namespace

std::vector<PrintableCell> printable_cells(std::string_view line) {
  std::vector<PrintableCell> cells;
  cells.reserve(line.size());
  std::size_t column = 0;
  for (std::size_t offset = 0; offset < line.size();) {
    const CodePoint point = decode(line, offset);
    if (point.bytes == 1 && point.value == '\t') {
      const std::size_t width = kTabStop - column % kTabStop;
      cells.push_back({offset, std::string(width, ' '), width});
    } else if (offset == 0 && point.value == kByteOrderMark) {
      cells.push_back({offset, "", 0});
    } else {
      cells.push_back(cell_at(line, offset, point));
    }
    column += cells.back().columns;
    offset += point.bytes == 0 ? 1 : point.bytes;
  }
  return cells;
}

std::string printable(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t offset = 0; offset < text.size();) {
    const CodePoint point = decode(text, offset);
    result += cell_at(text, offset, point).text;
    offset += point.bytes == 0 ? 1 : point.bytes;
  }
  return result;
}

}  // namespace patchgen
