#include "source/condition.h"

#include <algorithm>
#include <span>
#include <utility>

#include "source/spelling.h"

namespace patchgen {
namespace {

using Words = std::span<const std::string_view>;

/// True when the first word's parenthesis is closed by the last one.
bool is_parenthesized(Words words) {
  if (words.size() < 2 || words.front() != "(") return false;
  int depth = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "(") ++depth;
    if (words[i] == ")" && --depth == 0) return i + 1 == words.size();
  }
  return false;
}

std::string defined(std::string_view name) {
  return "defined ( " + std::string(name) + " )";
}

/// One fixed way to write a condition: words with single spaces, `defined ( X )`.
std::string canonical_expression(Words words) {
  while (is_parenthesized(words)) words = words.subspan(1, words.size() - 2);
  std::string result;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!result.empty()) result += ' ';
    const bool bare = words[i] == "defined" && i + 1 < words.size() && words[i + 1] != "(";
    result += bare ? defined(words[++i]) : std::string(words[i]);
  }
  return result;
}

struct Keyword {
  std::string_view word;
  BranchName::Word kind;
  enum class Form { Expression, Defined, NotDefined, None } form;
};

constexpr Keyword kKeywords[] = {
    {"if", BranchName::Word::If, Keyword::Form::Expression},
    {"ifdef", BranchName::Word::If, Keyword::Form::Defined},
    {"ifndef", BranchName::Word::If, Keyword::Form::NotDefined},
    {"elif", BranchName::Word::Elif, Keyword::Form::Expression},
    {"elifdef", BranchName::Word::Elif, Keyword::Form::Defined},
    {"elifndef", BranchName::Word::Elif, Keyword::Form::NotDefined},
    {"else", BranchName::Word::Else, Keyword::Form::None},
};

std::string expression_of(Keyword::Form form, Words words) {
  switch (form) {
    case Keyword::Form::Expression:
      return canonical_expression(words);
    case Keyword::Form::Defined:
      return words.size() == 1 ? defined(words[0]) : "";
    case Keyword::Form::NotDefined:
      return words.size() == 1 ? "! " + defined(words[0]) : "";
    case Keyword::Form::None:
      break;
  }
  return "";
}

std::optional<BranchName> parse_words(Words words) {
  const bool hash = !words.empty() && words.front() == "#";
  if (hash) words = words.subspan(1);
  if (words.empty()) return std::nullopt;
  const auto* keyword = std::find_if(std::begin(kKeywords), std::end(kKeywords),
                                     [&](const Keyword& k) { return k.word == words.front(); });
  if (keyword == std::end(kKeywords)) {
    if (hash) return std::nullopt;
    return BranchName{BranchName::Word::Any, canonical_expression(words), ""};
  }
  words = words.subspan(1);
  BranchName name{.word = keyword->kind, .expression = "", .opening = ""};
  const auto of = std::find(words.begin(), words.end(), "of");
  if (of != words.end()) {
    const auto opening = parse_words({of + 1, words.end()});
    if (!opening || keyword->kind == BranchName::Word::If) return std::nullopt;
    name.opening = opening->expression;
    words = words.first(static_cast<std::size_t>(of - words.begin()));
  }
  name.expression = expression_of(keyword->form, words);
  const bool is_else = keyword->kind == BranchName::Word::Else;
  if (is_else ? !words.empty() : name.expression.empty()) return std::nullopt;
  if (keyword->kind == BranchName::Word::If) name.opening = name.expression;
  return name;
}

/// `defined ( X )` and whether it is negated.
std::pair<std::string, bool> literal(std::string expression) {
  bool negated = false;
  while (expression.starts_with("! ")) {
    const auto words = split_spelling(expression);
    const Words rest = Words(words).subspan(1);
    // `! a && b` is no negation as a whole.
    const bool whole = is_parenthesized(rest) || rest.size() == 1 ||
                       (rest.front() == "defined" && is_parenthesized(rest.subspan(1)));
    if (!whole) break;
    negated = !negated;
    expression = canonical_expression(rest);
  }
  return {std::move(expression), negated};
}

/// What is known to hold or not to hold in a branch.
std::vector<std::pair<std::string, bool>> facts(const BranchName& branch) {
  std::vector<std::pair<std::string, bool>> result;
  if (branch.word != BranchName::Word::Else) result.push_back(literal(branch.expression));
  if (branch.word == BranchName::Word::Elif || branch.word == BranchName::Word::Else) {
    auto opening = literal(branch.opening);
    opening.second = !opening.second;
    result.push_back(std::move(opening));
  }
  return result;
}

bool are_exclusive(const BranchName& a, const BranchName& b) {
  const bool same_conditional = !a.opening.empty() && a.opening == b.opening;
  if (same_conditional && (a.word != b.word || a.expression != b.expression)) return true;
  for (const auto& [expression, negated] : facts(a)) {
    for (const auto& [other, other_negated] : facts(b)) {
      if (expression == other && negated != other_negated) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<BranchName> parse_branch_name(std::string_view text) {
  return parse_words(split_spelling(text));
}

bool is_meant(const BranchName& asked, const BranchName& declared) {
  if (asked.word != BranchName::Word::Any && asked.word != declared.word) return false;
  if (asked.expression != declared.expression) return false;
  return asked.opening.empty() || asked.opening == declared.opening;
}

bool stands_under(const std::vector<std::string>& conditions,
                  const std::vector<std::string>& asked) {
  std::vector<std::optional<BranchName>> declared;
  declared.reserve(conditions.size());
  for (const std::string& condition : conditions) declared.push_back(parse_branch_name(condition));
  return std::all_of(asked.begin(), asked.end(), [&](const std::string& each) {
    const std::optional<BranchName> name = parse_branch_name(each);
    return name && std::any_of(declared.begin(), declared.end(), [&](const auto& condition) {
             return condition && is_meant(*name, *condition);
           });
  });
}

bool are_exclusive(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  if (a.empty() || b.empty() || a == b) return false;
  for (const std::string& one : a) {
    const std::optional<BranchName> left = parse_branch_name(one);
    if (!left) continue;
    for (const std::string& other : b) {
      const std::optional<BranchName> right = parse_branch_name(other);
      if (right && are_exclusive(*left, *right)) return true;
    }
  }
  return false;
}

}  // namespace patchgen
