#include "project/format_answer.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "source/canonical_words.h"
#include "support/printable.h"

namespace patchgen {
namespace {

using Kind = CanonicalWord::Kind;

struct Word {
  std::string text;
  std::size_t offset = 0;
};

bool before_in_text(const Word& a, const Word& b) {
  return a.text < b.text;
}

/// The words of `text` that no style adds or takes away, sorted.
std::vector<Word> lasting_words(const SourceText& text) {
  constexpr std::string_view kOptional = "{}(),;";
  std::vector<Word> words;
  const CanonicalText canonical(text, tokenize(text));
  for (const CanonicalWord& word : canonical.words()) {
    if (word.kind != Kind::Token && word.kind != Kind::Comment) continue;
    const bool is_token = word.kind == Kind::Token;
    if (is_token && word.text.find_first_not_of(kOptional) == std::string_view::npos) continue;
    Word& kept = words.emplace_back(Word{std::string(word.text), word.offset});
    const bool is_number = is_token && word.text[0] >= '0' && word.text[0] <= '9';
    if (is_number) std::erase(kept.text, '\'');  // digits may be grouped
  }
  std::stable_sort(words.begin(), words.end(), before_in_text);
  return words;
}

/// The first one in the file of the words of `some` that `others` lacks.
std::optional<Word> first_missing(const std::vector<Word>& some, const std::vector<Word>& others) {
  std::vector<Word> missing;
  std::set_difference(some.begin(), some.end(), others.begin(), others.end(),
                      std::back_inserter(missing), before_in_text);
  const auto first =
      std::min_element(missing.begin(), missing.end(),
                       [](const Word& a, const Word& b) { return a.offset < b.offset; });
  return first == missing.end() ? std::nullopt : std::optional(*first);
}

/// How many more brackets of each kind open in `text` than close.
std::pair<int, int> open_brackets(const SourceText& text) {
  int braces = 0;
  int parentheses = 0;
  for (const Token& token : tokenize(text)) {
    if (token.kind != TokenKind::Punctuation) continue;
    const std::string_view word = spelling(text, token);
    if (word == "{" || word == "}") braces += word == "{" ? 1 : -1;
    if (word == "(" || word == ")") parentheses += word == "(" ? 1 : -1;
  }
  return {braces, parentheses};
}

}  // namespace

std::optional<std::string> beyond_layout(const std::string& before, const std::string& after) {
  if (before == after) return std::nullopt;
  const SourceText was("before", before);
  const SourceText is("after", after);
  const std::size_t nul = after.find('\0');
  if (nul != std::string::npos && before.find('\0') == std::string::npos) {
    return fmt::format("line {} of its answer has a NUL byte", is.line_of(nul));
  }
  const std::vector<Word> old_words = lasting_words(was);
  const std::vector<Word> new_words = lasting_words(is);
  if (const auto gone = first_missing(old_words, new_words)) {
    return fmt::format("'{}' of line {} is gone", printable(gone->text), was.line_of(gone->offset));
  }
  if (const auto come = first_missing(new_words, old_words)) {
    return fmt::format("line {} of its answer has '{}' more", is.line_of(come->offset),
                       printable(come->text));
  }
  // Those that a style adds or takes away come in pairs.
  if (open_brackets(was) != open_brackets(is)) return "its brackets do not match any more";
  return std::nullopt;
}

}  // namespace patchgen
