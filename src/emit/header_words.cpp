#include "emit/header_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <vector>

#include "source/comment_words.h"

namespace patchgen {
namespace {

constexpr std::string_view kTitle = "AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY";
constexpr std::string_view kFingerprintLabel = "Fingerprint:";
constexpr std::size_t kRuleWidth = 76;

bool is_rule(std::string_view word) {
  return word.size() == kRuleWidth && word.find_first_not_of('=') == std::string_view::npos;
}

using CommentWords = std::span<const std::string_view>;

/// The header among the words of the comments at the top of a file, with what somebody has written
/// into it; empty when there is none.
CommentWords header_among(CommentWords words) {
  const std::vector<std::string_view> title = comment_words(kTitle);
  const auto at = std::search(words.begin(), words.end(), title.begin(), title.end());
  const auto above = std::find_if(std::reverse_iterator(at), words.rend(), is_rule);
  const auto second = std::find_if(at, words.end(), is_rule);
  if (above == words.rend() || second == words.end()) return {};
  const auto last = std::find_if(second + 1, words.end(), is_rule);
  if (last == words.end()) return {};
  return {above.base() - 1, last + 1};
}

/// How many bytes the comment has that `bytes` begin with; 0 when they begin with none.
std::size_t comment_size(std::string_view bytes) {
  if (bytes.starts_with("//")) return std::min(bytes.find_first_of("\r\n"), bytes.size());
  if (!bytes.starts_with("/*")) return 0;
  const std::size_t end = bytes.find("*/", 2);
  return end == std::string_view::npos ? 0 : end + 2;
}

/// The words of the comments that `bytes` begin with.
std::vector<std::string_view> words_at_top(std::string_view bytes) {
  std::vector<std::string_view> words;
  if (bytes.starts_with("\xef\xbb\xbf")) bytes.remove_prefix(3);
  while (true) {
    bytes.remove_prefix(std::min(bytes.find_first_not_of(" \t\r\n\f\v"), bytes.size()));
    const std::size_t size = comment_size(bytes);
    if (size == 0) return words;
    const std::vector<std::string_view> of_comment = comment_words(bytes.substr(0, size));
    words.insert(words.end(), of_comment.begin(), of_comment.end());
    bytes.remove_prefix(size);
  }
}

std::vector<std::string_view> words_at_top(std::span<const CanonicalWord> words) {
  std::vector<std::string_view> at_top;
  for (const CanonicalWord& word : words) {
    if (word.kind != CanonicalWord::Kind::Comment) break;
    at_top.push_back(word.text);
  }
  return at_top;
}

/// What stands between `label` and the next label that is one of those below it in the header.
std::string value_of(CommentWords words, std::string_view label) {
  constexpr std::array<std::string_view, 6> kLabels = {
      "Source:", "Based", "Spec:", "Regenerate:", kFingerprintLabel, "Patches"};
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

/// The folder in `patchgen SPEC -o FOLDER --diff`; empty when `command` is none like that.
std::string output_dir_of(std::string_view command, std::string_view spec) {
  const std::string front = fmt::format("patchgen {} -o ", spec);
  constexpr std::string_view kBack = " --diff";
  if (!command.starts_with(front) || !command.ends_with(kBack)) return "";
  command.remove_prefix(front.size());
  command.remove_suffix(std::min(kBack.size(), command.size()));
  return std::string(command);
}

}  // namespace

std::size_t fingerprint_value_at(std::span<const CanonicalWord> words) {
  const std::vector<std::string_view> at_top = words_at_top(words);
  const CommentWords header = header_among(at_top);
  const auto label = std::find(header.begin(), header.end(), kFingerprintLabel);
  if (label == header.end()) return words.size();
  return static_cast<std::size_t>(&*label - at_top.data()) + 1;
}

std::size_t header_size(std::span<const CanonicalWord> words) {
  const std::vector<std::string_view> at_top = words_at_top(words);
  const CommentWords header = header_among(at_top);
  return header.data() == at_top.data() ? header.size() : 0;
}

ReadHeader read_header(std::string_view bytes) {
  const std::vector<std::string_view> words = words_at_top(bytes);
  const CommentWords header = header_among(words);
  if (header.empty()) return {};
  const std::string spec = value_of(header, "Spec:");
  return {.found = true,
          .begins_file = header.data() == words.data(),
          .source = value_of(header, "Source:"),
          .spec = spec,
          .output_dir = output_dir_of(value_of(header, "Regenerate:"), spec),
          .fingerprint = value_of(header, kFingerprintLabel)};
}

}  // namespace patchgen
