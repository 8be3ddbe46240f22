#include "emit/indentation.h"

#include <algorithm>

namespace patchgen {
namespace {

/// Columns of `blanks` in `style`.
int columns(std::string_view blanks, const IndentStyle& style) {
  int result = 0;
  for (const char blank : blanks) {
    result += blank == '\t' ? style.width - result % style.width : 1;
  }
  return result;
}

/// `blanks`, which a file of style `from` had, as a file of style `to` has it. Between two files
/// that use spaces nothing changes: how wide a level is cannot be told from continuation lines.
std::string convert(std::string_view blanks, const IndentStyle& from, const IndentStyle& to) {
  if (!from.tabs && !to.tabs) return std::string(blanks);
  if (from.tabs && to.tabs) return std::string(blanks);
  if (from.tabs) {
    IndentStyle wide = from;
    wide.width = to.width;
    return std::string(static_cast<std::size_t>(columns(blanks, wide)), ' ');
  }
  const int width = std::max(from.width, 1);
  const int all = columns(blanks, from);
  return std::string(static_cast<std::size_t>(all / width), '\t') +
         std::string(static_cast<std::size_t>(all % width), ' ');
}

}  // namespace

std::string indent_block(const CodeBlock& code, std::string_view indent, const IndentStyle& style) {
  std::string result;
  const std::string_view text = code.text;
  int line = 0;
  for (std::size_t at = 0; at <= text.size(); ++line) {
    const std::size_t newline = std::min(text.find('\n', at), text.size());
    const std::string_view content = text.substr(at, newline - at);
    const bool frozen = std::find(code.frozen_lines.begin(), code.frozen_lines.end(), line) !=
                        code.frozen_lines.end();
    const std::size_t first = content.find_first_not_of(" \t");
    const bool blank = first == std::string_view::npos;
    if (line == 0 || frozen || (!blank && first == 0 && content.front() == '#')) {
      result += content;
    } else if (!blank) {
      result += indent;
      result += convert(content.substr(0, first), code.style, style);
      result += content.substr(first);
    }
    if (newline < text.size()) result += '\n';
    at = newline + 1;
  }
  return result;
}

}  // namespace patchgen
