#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/diagnostic.h>

#include "support/printable.h"
#include "support/severity_name.h"

namespace patchgen {
namespace {

constexpr std::size_t kMostColumns = 160;
// A column takes four bytes at the most, so that many bytes on either side fill the window.
constexpr std::size_t kMostBytes = 4 * kMostColumns;
constexpr std::string_view kEllipsis = "…";

struct Style {
  bool color = false;

  [[nodiscard]] std::string operator()(std::string_view code, std::string_view text) const {
    return color && !text.empty() ? fmt::format("\x1b[{}m{}\x1b[0m", code, text)
                                  : std::string(text);
  }
};

constexpr std::string_view kBold = "1";
constexpr std::string_view kGreen = "0;1;32";

std::string_view color_of(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "0;1;31";
    case Severity::Warning:
      return "0;1;35";
    case Severity::Note:
      return "0;1;36";
  }
  return kBold;
}

std::string location_of(const Diagnostic& diagnostic) {
  if (diagnostic.file.empty()) {
    return "patchgen: ";
  }
  std::string location = printable(diagnostic.file);
  if (diagnostic.line > 0) {
    location += fmt::format(":{}", diagnostic.line);
    if (diagnostic.column > 0) {
      location += fmt::format(":{}", diagnostic.column);
    }
  }
  return location + ": ";
}

/// The part of a line that is shown, and where in it the underline stands.
struct Snippet {
  std::string text;
  std::size_t indent = 0;
  std::size_t underline = 0;  ///< 0: none
};

/// The byte range to underline, inside the line; a column behind its end points just behind it.
ByteRange underlined_bytes(const Diagnostic& diagnostic) {
  const std::size_t size = diagnostic.source_line.size();
  const auto column = static_cast<std::size_t>(std::max(diagnostic.column, 1));
  const auto length = static_cast<std::size_t>(std::max(diagnostic.underline_columns, 1));
  const std::size_t begin = std::min(column - 1, size);
  return {begin, std::min(begin + length, size)};
}

/// Bytes of `line` worth looking at: whole code points, `kMostBytes` on either side of `place`.
ByteRange neighbourhood(std::string_view line, std::size_t place) {
  std::size_t begin = place > kMostBytes ? place - kMostBytes : 0;
  for (int i = 0; i < 3 && begin > 0 && (static_cast<unsigned char>(line[begin]) & 0xC0U) == 0x80U;
       ++i) {
    --begin;
  }
  return {begin, std::min(line.size(), place + kMostBytes)};
}

/// First and last shown cell: around the underline when the whole does not fit.
ByteRange visible_cells(const std::vector<std::size_t>& starts, ByteRange underlined) {
  const std::size_t count = starts.size() - 1;
  if (starts[count] <= kMostColumns) {
    return {0, count};
  }
  // The place stands in the middle, or the underline's beginning does when that is long.
  const std::size_t place = starts[underlined.begin];
  const std::size_t length = std::min(starts[underlined.end] - place, kMostColumns / 2);
  const std::size_t margin = (kMostColumns - length) / 2;
  const std::size_t most_left = starts[count] - kMostColumns;
  const std::size_t left = std::min(place > margin ? place - margin : 0, most_left);
  const auto first = std::lower_bound(starts.begin(), starts.end() - 1, left);
  const auto last = std::upper_bound(first, starts.end(), *first + kMostColumns) - 1;
  return {static_cast<std::size_t>(first - starts.begin()),
          static_cast<std::size_t>(last - starts.begin())};
}

Snippet snippet_of(const Diagnostic& diagnostic) {
  const std::string_view line = diagnostic.source_line;
  const ByteRange bytes = underlined_bytes(diagnostic);
  const ByteRange near = neighbourhood(line, bytes.begin);
  const std::vector<PrintableCell> cells = printable_cells(line.substr(near.begin, near.size()));

  std::vector<std::size_t> starts(cells.size() + 1, 0);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    starts[i + 1] = starts[i] + cells[i].columns;
  }
  // The cell that holds a byte is the last one that begins at it or before.
  const auto cell_behind = [&](std::size_t byte) {
    const auto found = std::partition_point(cells.begin(), cells.end(), [&](const auto& cell) {
      return near.begin + cell.begin < byte;
    });
    return static_cast<std::size_t>(found - cells.begin());
  };
  ByteRange underlined{cell_behind(bytes.begin + 1), cell_behind(bytes.end)};
  underlined.begin =
      bytes.begin < line.size() && underlined.begin > 0 ? underlined.begin - 1 : cells.size();
  underlined.end = std::max(underlined.end, underlined.begin);

  const ByteRange visible = visible_cells(starts, underlined);
  Snippet snippet;
  const bool cut_left = near.begin > 0 || visible.begin > 0;
  const bool cut_right = near.end < line.size() || visible.end < cells.size();
  snippet.text = cut_left ? kEllipsis : "";
  for (std::size_t i = visible.begin; i < visible.end; ++i) {
    snippet.text += cells[i].text;
  }
  snippet.text += cut_right ? kEllipsis : "";
  if (diagnostic.column > 0) {
    const std::size_t begin = std::clamp(underlined.begin, visible.begin, visible.end);
    const std::size_t end = std::clamp(underlined.end, begin, visible.end);
    snippet.indent = (cut_left ? 1 : 0) + starts[begin] - starts[visible.begin];
    snippet.underline = std::max<std::size_t>(1, starts[end] - starts[begin]);
  }
  return snippet;
}

}  // namespace

std::string render(const Diagnostic& diagnostic, bool color) {
  const Style style{color};
  std::string out = style(kBold, location_of(diagnostic));
  out +=
      style(color_of(diagnostic.severity), fmt::format("{}: ", severity_name(diagnostic.severity)));
  out += style(kBold, printable(diagnostic.message));
  out += '\n';
  if (diagnostic.line > 0 && !diagnostic.source_line.empty()) {
    const Snippet snippet = snippet_of(diagnostic);
    out += fmt::format("{:>5} | {}\n", diagnostic.line, snippet.text);
    if (snippet.underline > 0) {
      const std::string carets = "^" + std::string(snippet.underline - 1, '~');
      const std::size_t gutter =
          std::max<std::size_t>(5, fmt::formatted_size("{}", diagnostic.line));
      out +=
          fmt::format("{:{}} | {:{}}{}\n", "", gutter, "", snippet.indent, style(kGreen, carets));
    }
  }
  for (const std::string& hint : diagnostic.hints) {
    out += fmt::format("   = {}{}\n", style(kBold, "help: "), printable(hint));
  }
  return out;
}

}  // namespace patchgen
