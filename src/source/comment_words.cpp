#include "source/comment_words.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>

namespace patchgen {
namespace {

constexpr std::string_view kBlanks = " \t\r\n\f\v";

std::string_view trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Takes `///<`, `//!`, `//:`, `/**<`, … from the front of a comment's first line.
std::string_view without_opening(std::string_view line) {
  if (!line.starts_with("//") && !line.starts_with("/*")) return line;
  const std::size_t slashes = line.find_first_not_of(line[1], 1);
  line.remove_prefix(std::min(slashes, line.size()));
  const bool is_documentation = line.starts_with('!') || slashes >= 3;
  if (line.starts_with('!') || line.starts_with(':')) line.remove_prefix(1);
  if (is_documentation && line.starts_with('<')) line.remove_prefix(1);
  return line;
}

/// Takes the `*` that draws a block comment from the front of one of its further lines.
std::string_view without_star(std::string_view line) {
  const std::size_t stars = std::min(line.find_first_not_of('*'), line.size());
  const bool draws =
      stars == line.size() || (stars > 0 && kBlanks.find(line[stars]) != std::string_view::npos);
  return draws ? line.substr(stars) : line;
}

std::string_view without_closing(std::string_view line) {
  if (!line.ends_with("*/")) return line;
  line.remove_suffix(2);
  return line.substr(0, line.find_last_not_of('*') + 1);
}

bool same_letter(unsigned char a, unsigned char b) {
  return std::tolower(a) == std::tolower(b);
}

/// The identifiers of a namespace's name.
std::vector<std::string_view> parts_of(std::string_view name) {
  std::vector<std::string_view> parts;
  for (std::size_t at = name.find_first_not_of(": "); at != std::string_view::npos;) {
    const std::size_t end = std::min(name.find_first_of(": ", at), name.size());
    parts.push_back(name.substr(at, end - at));
    at = name.find_first_not_of(": ", end);
  }
  return parts;
}

void add_words(std::string_view line, bool is_block, std::vector<std::string_view>& words) {
  for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    const std::string_view word = line.substr(at, end - at);
    // Whether stars draw a block comment or stand in it depends on how its lines are wrapped.
    const bool draws = is_block && word.find_first_not_of('*') == std::string_view::npos;
    if (!draws) words.push_back(word);
    at = line.find_first_not_of(kBlanks, end);
  }
}

}  // namespace

std::vector<std::string_view> comment_words(std::string_view comment) {
  std::vector<std::string_view> words;
  const bool is_block = comment.starts_with("/*");
  for (std::size_t at = 0; at < comment.size();) {
    const std::size_t end = std::min(comment.find_first_of("\r\n", at), comment.size());
    const bool is_last = end == comment.size();
    std::string_view line = trim(comment.substr(at, end - at));
    if (is_block && is_last) line = without_closing(line);
    if (at == 0 && line == "/") line = {};  // of `/**/`, whose stars both open and close it
    line = at == 0 ? without_opening(line) : (is_block ? without_star(line) : line);
    // A comment within a macro: the formatter moves the backslashes.
    if (!is_last && line.ends_with('\\')) line.remove_suffix(1);
    add_words(line, is_block, words);
    at = end + 1;
  }
  return words;
}

bool ends_namespace(const std::vector<std::string_view>& comment, std::string_view name) {
  constexpr std::size_t kMostWords = 5;
  if (comment.size() > kMostWords) return false;
  std::vector<std::string> words(comment.begin(), comment.end());
  if (!words.empty() && words.back().ends_with('.')) words.back().pop_back();
  auto at = words.begin();
  const auto skip = [&](std::string_view word) {
    const bool is_there = at != words.end() &&
                          std::equal(at->begin(), at->end(), word.begin(), word.end(), same_letter);
    if (is_there) ++at;
    return is_there;
  };
  skip("end");
  skip("of");
  if (at != words.end() && at + 1 == words.end() && !name.empty()) {
    if (*at == name || name.ends_with("::" + *at) || name.ends_with(" " + *at)) return true;
  }
  if (!skip("anonymous")) skip("unnamed");
  if (!skip("namespace")) return false;
  // `namespace EXPORTED api`, `namespace a::inline b`: what stands before the brace.
  const std::vector<std::string_view> parts = parts_of(name);
  return words.end() - at <= 1 || std::all_of(at, words.end(), [&](const std::string& word) {
           const std::vector<std::string_view> own = parts_of(word);
           return std::all_of(own.begin(), own.end(), [&](std::string_view part) {
             return part == "inline" || std::find(parts.begin(), parts.end(), part) != parts.end();
           });
         });
}

}  // namespace patchgen
