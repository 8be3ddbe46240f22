#include <algorithm>
#include <fmt/format.h>
#include <iterator>

#include <patchgen/unified_diff.h>

#include "diff/change_placement.h"
#include "diff/edit_script.h"

namespace patchgen {
namespace {

constexpr std::size_t kContext = 3;
constexpr std::string_view kNoNewline = "\n\\ No newline at end of file\n";

void append_line(std::string& text, char mark, std::string_view line) {
  text += mark;
  text += line;
  if (!line.ends_with('\n')) {
    text += kNoNewline;
  }
}

void append_lines(std::string& text, char mark, Lines lines) {
  for (const std::string_view line : lines) {
    append_line(text, mark, line);
  }
}

/// `begin` is 0-based. A count of one is left out; an empty range names the line before it.
std::string range_text(std::size_t begin, std::size_t count) {
  return count == 1 ? fmt::format("{}", begin + 1)
                    : fmt::format("{},{}", count == 0 ? begin : begin + 1, count);
}

int first_line(std::size_t begin, std::size_t count) {
  return static_cast<int>(count == 0 ? begin : begin + 1);
}

/// One hunk of `changes`, which stand close together.
Hunk hunk_of(std::span<const Change> changes, Lines old_lines, Lines new_lines) {
  const Change& first = changes.front();
  const Change& last = changes.back();
  const std::size_t before = std::min(kContext, first.old_begin);
  const std::size_t after = std::min(kContext, old_lines.size() - last.old_end);
  const std::size_t old_begin = first.old_begin - before;
  const std::size_t new_begin = first.new_begin - before;
  const std::size_t old_count = last.old_end + after - old_begin;
  const std::size_t new_count = last.new_end + after - new_begin;

  Hunk hunk;
  hunk.old_begin = first_line(old_begin, old_count);
  hunk.old_count = static_cast<int>(old_count);
  hunk.new_begin = first_line(new_begin, new_count);
  hunk.new_count = static_cast<int>(new_count);
  hunk.text = fmt::format("@@ -{} +{} @@\n", range_text(old_begin, old_count),
                          range_text(new_begin, new_count));
  std::size_t next = old_begin;
  for (const Change& change : changes) {
    append_lines(hunk.text, ' ', old_lines.subspan(next, change.old_begin - next));
    append_lines(hunk.text, '-',
                 old_lines.subspan(change.old_begin, change.old_end - change.old_begin));
    append_lines(hunk.text, '+',
                 new_lines.subspan(change.new_begin, change.new_end - change.new_begin));
    next = change.old_end;
  }
  append_lines(hunk.text, ' ', old_lines.subspan(next, after));
  return hunk;
}

bool is_control(char c) {
  return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

/// `name` as `patch` and `git apply` read it back: as it is, a tab behind it when blanks in it
/// would otherwise end it, in double quotes with C escapes when even that would not do.
std::string header_name(std::string_view name) {
  const bool quoted = std::any_of(name.begin(), name.end(),
                                  [](char c) { return is_control(c) || c == '"' || c == '\\'; });
  if (!quoted) {
    return std::string(name) + (name.find(' ') == std::string_view::npos ? "" : "\t");
  }
  std::string text = "\"";
  for (const char c : name) {
    if (is_control(c)) {
      text += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
    } else {
      text += c == '"' || c == '\\' ? "\\" : "";
      text += c;
    }
  }
  return text + '"';
}

}  // namespace

std::vector<Hunk> diff_hunks(std::string_view old_text, std::string_view new_text) {
  if (old_text == new_text) {
    return {};
  }
  const std::vector<std::string_view> old_lines = lines_of(old_text);
  const std::vector<std::string_view> new_lines = lines_of(new_text);
  const std::vector<Change> changes =
      place_changes(edit_script(old_lines, new_lines), old_lines, new_lines);

  std::vector<Hunk> hunks;
  for (auto first = changes.begin(); first != changes.end();) {
    auto last = first;
    while (std::next(last) != changes.end() &&
           std::next(last)->old_begin - last->old_end <= 2 * kContext) {
      ++last;
    }
    hunks.push_back(hunk_of({first, std::next(last)}, old_lines, new_lines));
    first = std::next(last);
  }
  return hunks;
}

std::string unified_diff(std::string_view old_text, std::string_view new_text,
                         std::string_view old_name, std::string_view new_name) {
  const std::vector<Hunk> hunks = diff_hunks(old_text, new_text);
  if (hunks.empty()) {
    return {};
  }
  std::string text = fmt::format("--- {}\n+++ {}\n", header_name(old_name), header_name(new_name));
  for (const Hunk& hunk : hunks) {
    text += hunk.text;
  }
  return text;
}

}  // namespace patchgen
