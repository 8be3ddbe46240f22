#include "emit/header_words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "source/comment_words.h"

namespace patchgen {
namespace {

constexpr std::string_view kTitle = "AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY";
constexpr std::size_t kRuleWidth = 76;

bool is_rule(std::string_view word) {
  return word.size() == kRuleWidth && word.find_first_not_of('=') == std::string_view::npos;
}

/// How many of the words of the comments at the top of a file are of its header.
std::size_t header_size_of(std::span<const std::string_view> words) {
  const std::vector<std::string_view> title = comment_words(kTitle);
  const std::size_t second_rule = title.size() + 1;
  if (words.size() <= second_rule || !is_rule(words[0]) || !is_rule(words[second_rule]) ||
      !std::equal(title.begin(), title.end(), words.begin() + 1)) {
    return 0;
  }
  const auto last = std::find_if(words.begin() + static_cast<std::ptrdiff_t>(second_rule) + 1,
                                 words.end(), is_rule);
  return last == words.end() ? 0 : static_cast<std::size_t>(last - words.begin()) + 1;
}

/// The words of the `//` lines that `bytes` begin with.
std::vector<std::string_view> words_at_top(std::string_view bytes) {
  std::vector<std::string_view> words;
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  while (true) {
    const std::size_t line = bytes.find_first_not_of(" \t\r\n");
    if (line == std::string_view::npos || !bytes.substr(line).starts_with("//")) return words;
    bytes.remove_prefix(line);
    const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
    const std::vector<std::string_view> of_line = comment_words(bytes.substr(0, end));
    words.insert(words.end(), of_line.begin(), of_line.end());
    bytes.remove_prefix(end);
  }
}

/// What stands between `label` and the next label that is one of those below it in the header.
std::string value_of(std::span<const std::string_view> words, std::string_view label) {
  constexpr std::array<std::string_view, 6> kLabels = {
      "Source:", "Based", "Spec:", "Regenerate:", "Fingerprint:", "Patches"};
  const auto first = std::find(words.begin(), words.end(), label);
  if (first == words.end()) return "";
  std::string value;
  for (auto word = first + 1; word != words.end(); ++word) {
    if (is_rule(*word) || std::find(kLabels.begin(), kLabels.end(), *word) != kLabels.end()) break;
    if (!value.empty()) value += ' ';
    value += *word;
  }
  return value;
}

}  // namespace

std::size_t header_size(std::span<const CanonicalWord> words) {
  std::vector<std::string_view> at_top;
  for (const CanonicalWord& word : words) {
    if (word.kind != CanonicalWord::Kind::Comment) break;
    at_top.push_back(word.text);
  }
  return header_size_of(at_top);
}

ReadHeader read_header(std::string_view bytes) {
  const std::vector<std::string_view> words = words_at_top(bytes);
  const std::size_t size = header_size_of(words);
  if (size == 0) return {};
  const auto header = std::span(words).first(size);
  return {.found = true,
          .source = value_of(header, "Source:"),
          .spec = value_of(header, "Spec:"),
          .fingerprint = value_of(header, "Fingerprint:")};
}

}  // namespace patchgen
