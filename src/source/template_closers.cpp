#include "source/template_closers.h"

#include <algorithm>
#include <utility>

namespace patchgen {
namespace {

template <std::size_t size>
bool is_any(std::string_view word, const std::array<std::string_view, size>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// What may stand behind a shift operator and never behind template arguments.
bool begins_operand(TokenKind kind, std::string_view word) {
  constexpr std::array<std::string_view, 4> kOperators = {"~", "!", "++", "--"};
  constexpr std::array<std::string_view, 13> kKeywords = {
      "sizeof",          "alignof", "typeid",      "this",       "true",     "false",
      "nullptr",         "new",     "static_cast", "const_cast", "co_await", "dynamic_cast",
      "reinterpret_cast"};
  switch (kind) {
    case TokenKind::Literal:
      return true;
    case TokenKind::Keyword:
      return is_any(word, kKeywords);
    case TokenKind::Punctuation:
      return is_any(word, kOperators);
    default:
      return false;
  }
}

/// What may stand behind template arguments and never behind a shift operator.
bool follows_arguments(TokenKind kind, std::string_view word) {
  constexpr std::array<std::string_view, 7> kEither = {"(", "[", "&", "&&", "*", "+", "-"};
  constexpr std::array<std::string_view, 10> kTypes = {
      "int", "unsigned", "signed", "long", "short", "char", "bool", "float", "double", "decltype"};
  switch (kind) {
    case TokenKind::Keyword:
      return !is_any(word, kTypes);
    case TokenKind::Punctuation:
      return !is_any(word, kEither);
    default:
      return false;
  }
}

}  // namespace

bool TemplateClosers::read(std::size_t index) {
  const std::string_view word = spelling(text_, tokens_[index]);
  bool closes = false;
  if (tokens_[index].kind == TokenKind::Keyword && word == "return") returns_ = true;
  if (tokens_[index].kind == TokenKind::Punctuation && !word.empty()) {
    constexpr std::array<std::string_view, 4> kConditions = {"if", "while", "for", "switch"};
    if (word == "<") {
      if (may_open_list()) open_.push_back({});
    } else if (word == ">") {
      drop_lists(1);
    } else if (word == ">>") {
      closes = closes_lists(index);
      if (closes) drop_lists(2);
    } else if (word == "(") {
      open_.push_back({'(', is_any(before_[0], kConditions), begins_call()});
    } else if (word == "[" || word == "{") {
      open_.push_back({word[0], false, false});
    } else if (word == ")" || word == "]" || word == "}") {
      read_closer(word == ")" ? '(' : word == "]" ? '[' : '{');
    } else if (word == "&&" || word == "||") {
      read_logical_operator();
    }
    if (word == ";") drop_lists(open_.size());
    if (word == ";" || word == "{" || word == "}") returns_ = false;
  }
  before_ = {word, before_[0], before_[1]};
  kind_before_ = tokens_[index].kind;
  return closes;
}

void TemplateClosers::begin_directive() {
  open_at_directive_ = std::exchange(open_, {});
  returned_at_directive_ = std::exchange(returns_, false);
  before_ = {};
}

void TemplateClosers::end_directive() {
  open_ = std::exchange(open_at_directive_, {});
  returns_ = returned_at_directive_;
  before_ = {};
}

/// A `<` behind the last token may open template arguments or parameters.
bool TemplateClosers::may_open_list() const {
  constexpr std::array<std::string_view, 5> kKeywords = {"template", "static_cast", "const_cast",
                                                         "dynamic_cast", "reinterpret_cast"};
  switch (kind_before_) {
    case TokenKind::Identifier:
      return true;
    case TokenKind::Keyword:
      return is_any(before_[0], kKeywords);
    case TokenKind::Punctuation:  // `[]<class T>`, `operator+<T>`, `operator()<T>`
      return before_[0] == "]" || before_[1] == "operator" ||
             (before_[0] == ")" && before_[1] == "(" && before_[2] == "operator");
    default:
      return false;
  }
}

/// A `(` behind the last token begins the arguments of a call, surely: it cannot begin parameters,
/// those of a lambda or of a function type (`return std::function<R(A<B<C>> c)>(f)`) neither.
bool TemplateClosers::begins_call() const {
  if (kind_before_ != TokenKind::Identifier) return false;
  if (before_[1] == "." || before_[1] == "->") return true;
  const bool in_list = !open_.empty() && open_.back().kind == '<';
  return returns_ && !in_list;
}

bool TemplateClosers::closes_lists(std::size_t index) const {
  const std::size_t lists = open_lists();
  if (lists == 0 || before_[0] == "operator") return false;
  TokenKind kind = TokenKind::Punctuation;
  const std::string_view behind = word_behind(index, kind);
  if (begins_operand(kind, behind)) return false;
  // Among arguments, a name behind template arguments declares nothing.
  const bool is_argument = lists < open_.size() && open_[open_.size() - lists - 1].is_call;
  if (is_argument && kind == TokenKind::Identifier) return false;
  return lists > 1 || behind.empty() || follows_arguments(kind, behind);
}

/// How many `<` within the innermost bracket are open.
std::size_t TemplateClosers::open_lists() const {
  const auto bracket = std::find_if(open_.rbegin(), open_.rend(),
                                    [](const Bracket& each) { return each.kind != '<'; });
  return static_cast<std::size_t>(bracket - open_.rbegin());
}

void TemplateClosers::drop_lists(std::size_t most) {
  for (; most > 0 && !open_.empty() && open_.back().kind == '<'; --most) open_.pop_back();
}

/// Goes back to the `opener`; a closer without one leaves all as it is.
void TemplateClosers::read_closer(char opener) {
  const auto found = std::find_if(open_.rbegin(), open_.rend(),
                                  [&](const Bracket& each) { return each.kind == opener; });
  if (found != open_.rend()) open_.erase(found.base() - 1, open_.end());
}

/// `a < b && c < d >> e`: among operands, what stood before was a comparison.
void TemplateClosers::read_logical_operator() {
  const std::size_t lists = open_lists();
  const bool in_bracket = lists < open_.size();
  const bool among_operands = in_bracket ? open_[open_.size() - lists - 1].is_condition : returns_;
  const bool in_block = in_bracket && open_[open_.size() - lists - 1].kind == '{';
  if (among_operands || (in_block && returns_)) drop_lists(lists);
}

/// The next token behind `index` that is no comment; empty at the end of the file.
std::string_view TemplateClosers::word_behind(std::size_t index, TokenKind& kind) const {
  while (++index < tokens_.size()) {
    if (tokens_[index].kind == TokenKind::Comment) continue;
    kind = tokens_[index].kind;
    return spelling(text_, tokens_[index]);
  }
  return {};
}

}  // namespace patchgen
