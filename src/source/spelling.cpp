#include "source/spelling.h"

#include <algorithm>
#include <array>

namespace patchgen {
namespace {

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
}

bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '$' || static_cast<unsigned char>(c) >= 0x80;
}

constexpr std::array<std::string_view, 23> kLongPunctuation = {
    "<=>", "->*", "...", "<<=", "::", "->", "&&", "||", "<<", "<=", ">=", "==",
    "!=",  "+=",  "-=",  "*=",  "/=", "%=", "^=", "&=", "|=", "++", "--"};

std::size_t literal_size(std::string_view text) {
  const char quote = text.front();
  std::size_t i = 1;
  for (; i < text.size() && text[i] != quote; ++i) {
    if (text[i] == '\\') ++i;
  }
  return std::min(i + 1, text.size());
}

std::size_t token_size(std::string_view text) {
  if (is_word_char(text.front())) {
    std::size_t i = 1;
    while (i < text.size() && is_word_char(text[i])) ++i;
    return i;
  }
  if (text.front() == '"' || text.front() == '\'') return literal_size(text);
  for (const std::string_view punctuation : kLongPunctuation) {
    if (text.starts_with(punctuation)) return punctuation.size();
  }
  return 1;
}

/// Bytes of white space or of one comment at the begin of `text`; 0: neither.
std::size_t blank_size(std::string_view text) {
  if (is_space(text.front())) return 1;
  if (text.starts_with("//")) return std::min(text.find('\n'), text.size());
  if (text.starts_with("/*")) {
    const std::size_t close = text.find("*/", 2);
    return close == std::string_view::npos ? text.size() : close + 2;
  }
  return 0;
}

bool is_pointer(std::string_view word) {
  return word == "*" || word == "&" || word == "&&";
}

bool needs_space(std::string_view before, std::string_view word) {
  if (before == ",") return true;
  if (is_word_spelling(before) && is_word_spelling(word)) return true;
  const bool after_type = is_word_spelling(before) || before == ">" || before == "]";
  if (is_pointer(word)) return after_type || before == ")";
  if (word == "...") return after_type;
  if (is_word_spelling(word)) return before == ">" || before == ")" || before == "...";
  return false;
}

}  // namespace

std::vector<std::string_view> split_spelling(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t blank = blank_size(text);
    if (blank != 0) {
      text.remove_prefix(blank);
      continue;
    }
    const std::size_t size = token_size(text);
    words.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return words;
}

std::string join_spelling(const std::vector<std::string_view>& words) {
  std::string joined;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool opens_pointer = words[i] == "(" && i + 1 < words.size() && is_pointer(words[i + 1]);
    if (i > 0 && (needs_space(words[i - 1], words[i]) ||
                  (opens_pointer && (is_word_spelling(words[i - 1]) || words[i - 1] == ">" ||
                                     is_pointer(words[i - 1]))))) {
      joined += ' ';
    }
    joined += words[i];
  }
  return joined;
}

bool is_word_spelling(std::string_view word) {
  return !word.empty() && is_word_char(word.front());
}

bool is_identifier_spelling(std::string_view word) {
  return is_word_spelling(word) && !(word.front() >= '0' && word.front() <= '9');
}

}  // namespace patchgen
