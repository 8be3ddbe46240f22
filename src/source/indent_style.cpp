#include "source/indent_style.h"

#include <algorithm>
#include <array>

namespace patchgen {

namespace {

/// Lines whose indentation is a matter of its own: continued block comments, access labels, lists
/// of initialisers.
bool says_nothing(std::string_view line) {
  if (line.front() == '*' || line.front() == ',') return true;
  if (line.front() == ':') return !line.starts_with("::");
  const std::array labels = {std::string_view("public:"), std::string_view("protected:"),
                             std::string_view("private:")};
  return std::any_of(labels.begin(), labels.end(),
                     [&](std::string_view label) { return line.starts_with(label); });
}

}  // namespace

IndentStyle detect_indent_style(const SourceText& text) {
  constexpr std::size_t kWidths = 9;
  std::array<int, kWidths> steps{};
  int tab_lines = 0;
  int space_lines = 0;
  std::size_t previous = 0;
  for (int line = 1; line <= text.line_count(); ++line) {
    const std::string_view content = text.slice(text.line_range(line));
    const std::size_t first = content.find_first_not_of(" \t");
    if (first == std::string_view::npos) continue;
    if (says_nothing(content.substr(first))) continue;
    if (content[0] == '\t') ++tab_lines;
    if (content[0] == ' ') ++space_lines;
    if (first > previous && first - previous < kWidths) ++steps[first - previous];
    previous = first;
  }
  if (tab_lines > space_lines) return {.tabs = true, .width = 4};
  const auto widest = std::max_element(steps.begin() + 2, steps.end());
  const auto width = *widest == 0 ? 4 : static_cast<int>(widest - steps.begin());
  return {.tabs = false, .width = width};
}

std::string_view indentation_at(const SourceText& text, std::size_t offset) {
  const std::string_view line = text.slice({text.line_begin(offset), text.size()});
  const std::size_t first = line.find_first_not_of(" \t");
  return line.substr(0, first == std::string_view::npos ? line.size() : first);
}

bool stands_first(const SourceText& text, std::size_t offset) {
  return text.line_begin(offset) + indentation_at(text, offset).size() == offset;
}

std::string one_level(const IndentStyle& style) {
  return style.tabs ? std::string("\t") : std::string(static_cast<std::size_t>(style.width), ' ');
}

}  // namespace patchgen
