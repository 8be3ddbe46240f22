#include "patch/declarator_list.h"

#include <algorithm>
#include <optional>

#include "patch/type_spelling.h"

namespace patchgen {
namespace {

/// The name of the declarator at `index`, and what is behind it without its initialiser.
struct Declarator {
  std::size_t name;
  std::size_t behind;
};

std::optional<Declarator> read_declarator(const CodeWords& words, std::size_t index) {
  while (is_any(words.word(index), {"*", "&", "&&", "const", "volatile"})) ++index;
  const bool in_parentheses =
      words.word(index) == "(" && is_any(words.word(index + 1), {"*", "&", "&&"});
  if (in_parentheses) {
    const std::size_t behind = words.behind_group(index);
    while (is_any(words.word(index), {"(", "*", "&", "&&", "const"})) ++index;
    if (!words.is_name(index)) return std::nullopt;
    return Declarator{index, behind};
  }
  if (!words.is_name(index)) return std::nullopt;
  return Declarator{index, behind_attributes(words, index + 1)};
}

/// The `,` or `;` behind the initialiser at `index`; nothing when something else comes there.
std::optional<std::size_t> behind_initializer(const CodeWords& words, std::size_t index) {
  while (is_any(words.word(index), {"(", "[", "{"})) index = words.behind_group(index);
  if (words.word(index) == "=") {
    for (++index; index < words.size(); ++index) {
      if (is_any(words.word(index), {",", ";", ")", "}"})) break;
      if (is_any(words.word(index), {"(", "[", "{"})) index = words.behind_group(index) - 1;
      // Template arguments have commas of their own.
      if (words.word(index) == "<" && words.is_name_before(index)) {
        const std::size_t behind = words.behind_group(index);
        if (behind < words.size()) index = behind - 1;
      }
    }
  }
  return is_any(words.word(index), {",", ";"}) ? std::optional(index) : std::nullopt;
}

/// Where the statement around `index` begins: in front of it no bracket of it is open, but for that
/// of a `for` or `if`.
std::size_t statement_begin(const CodeWords& words, std::size_t index) {
  while (index > 0) {
    const std::string_view previous = words.before(index);
    if (is_any(previous, {";", "{"}) || words.in_directive(index - 1)) return index;
    if (previous == "(" || previous == "[") return index;
    if (previous == ":" &&
        is_any(words.before(index, 2), {"public", "private", "protected", "default"})) {
      return index;
    }
    if (previous == "}") {
      // An initialiser, not a block, when something of an expression follows.
      const bool goes_on = is_any(words.word(index), {",", "(", ".", "->", "+", "-", "/", "?"});
      if (!goes_on) return index;
    }
    const bool closes = is_any(previous, {")", "]", "}"});
    const auto begin = closes ? words.opening(index - 1) : std::nullopt;
    if (closes && !begin) return index;
    index = begin.value_or(index - 1);
  }
  return 0;
}

bool may_begin_statement(const CodeWords& words, std::size_t index) {
  if (index == 0 || words.in_directive(index - 1)) return true;
  if (words.before(index) != "(") return is_any(words.before(index), {";", "{", "}", ":"});
  return is_any(words.before(index, 2), {"for", "if", "switch"});
}

}  // namespace

std::vector<std::size_t> declared_in_statement(const CodeWords& words, std::size_t index) {
  std::vector<std::size_t> names;
  if (!may_begin_statement(words, index)) return names;
  std::size_t at = behind_type(words, index);
  if (at == index) return names;
  while (true) {
    const auto declarator = read_declarator(words, at);
    if (!declarator) return names;
    const auto behind = behind_initializer(words, declarator->behind);
    if (!behind) return names;
    names.push_back(declarator->name);
    if (words.word(*behind) == ";") return names;
    at = *behind + 1;
  }
}

bool is_further_declarator(const CodeWords& words, std::size_t index) {
  std::size_t begin = index;
  while (is_any(words.before(begin), {"*", "&", "&&", "const", "("})) --begin;
  if (words.before(begin) != ",") return false;
  const auto names = declared_in_statement(words, statement_begin(words, begin));
  return std::find(names.begin(), names.end(), index) != names.end();
}

}  // namespace patchgen
