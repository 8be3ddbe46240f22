#include "drift/excerpt.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <string>
#include <vector>

#include <patchgen/token.h>
#include <patchgen/unified_diff.h>

#include "drift/word_changes.h"
#include "source/canonical_words.h"

namespace patchgen {
namespace {

std::size_t count_lines(std::string_view text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// 1-based line of the old file that the first changed line of `hunk` is, or stands behind.
int first_changed_line(const Hunk& hunk) {
  int line = hunk.old_begin;
  std::string_view text = hunk.text;
  while (true) {
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    if (!text.starts_with(' ')) return std::max(line, 1);
    ++line;
  }
}

/// `line`, which ends in a line end, up to `most_bytes`.
std::string shortened(std::string_view line, std::size_t most_bytes) {
  if (line.size() <= most_bytes) return std::string(line);
  std::size_t size = most_bytes;
  const auto continues = [&](std::size_t at) {  // within a character of UTF-8
    return (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80U;
  };
  while (size > most_bytes - 4 && continues(size)) --size;
  return std::string(line.substr(0, size)) + "…\n";
}

Excerpt cut(const std::vector<Hunk>& hunks, std::size_t most_lines) {
  Excerpt excerpt;
  if (!hunks.empty()) excerpt.first_line = first_changed_line(hunks.front());
  std::size_t shown = 0;
  for (const Hunk& hunk : hunks) {
    std::string_view rest = hunk.text;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
      if (shown == most_lines) break;
      // What is shown because it is overwritten is shown whole, unless no person wrote it.
      const bool is_all = most_lines == std::numeric_limits<std::size_t>::max();
      excerpt.text += shortened(rest.substr(0, end), is_all ? 10'000 : 400);
      ++shown;
      rest.remove_prefix(end);
    }
    excerpt.more_lines += count_lines(rest);
  }
  return excerpt;
}

void add_lines(std::string& out, char mark, const SourceText& text, int first, int last) {
  for (int line = std::max(first, 1); line <= std::min(last, text.line_count()); ++line) {
    const std::string_view bytes = text.slice(text.line_range(line));
    if (line == text.line_count() && bytes.empty()) return;  // behind the last line end
    out += mark;
    out += bytes;
    out += '\n';
  }
}

/// `change` with the lines of `is` around it.
Hunk hunk_of(const LineChange& change, const SourceText& is, const SourceText& ought) {
  constexpr int kContext = 2;
  const int before = std::min(kContext, change.old_first - 1);
  const int lines = is.size() == 0 ? 0 : is.line_count();
  const int after = std::clamp(lines - change.old_last, 0, kContext);
  const int old_count = change.old_last - change.old_first + 1;
  const int new_count = change.new_last - change.new_first + 1;
  Hunk hunk;
  hunk.old_begin = change.old_first - before;
  hunk.text = fmt::format("@@ -{},{} +{},{} @@\n", hunk.old_begin, before + old_count + after,
                          std::max(change.new_first - before, 1), before + new_count + after);
  add_lines(hunk.text, ' ', is, hunk.old_begin, change.old_first - 1);
  add_lines(hunk.text, '-', is, change.old_first, change.old_last);
  add_lines(hunk.text, '+', ought, change.new_first, change.new_last);
  add_lines(hunk.text, ' ', is, change.old_last + 1, change.old_last + after);
  return hunk;
}

}  // namespace

Excerpt plain_excerpt(std::string_view is, std::string_view ought, std::size_t most_lines) {
  return cut(diff_hunks(is, ought), most_lines);
}

Excerpt source_excerpt(const SourceText& is, const SourceText& ought, std::size_t most_lines) {
  const CanonicalText is_words(is, tokenize(is));
  const CanonicalText ought_words(ought, tokenize(ought));
  std::vector<Hunk> hunks;
  for (const LineChange& change : changed_lines({&is, &is_words}, {&ought, &ought_words})) {
    hunks.push_back(hunk_of(change, is, ought));
  }
  if (hunks.empty()) hunks = diff_hunks(is.bytes(), ought.bytes());
  return cut(hunks, most_lines);
}

}  // namespace patchgen
