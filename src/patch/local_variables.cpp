#include "patch/local_variables.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>

namespace patchgen {
namespace {

bool is_any(std::string_view word, std::initializer_list<std::string_view> of) {
  return std::find(of.begin(), of.end(), word) != of.end();
}

bool is_type_keyword(std::string_view word) {
  return is_any(word, {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "double", "float",
                       "int", "long", "short", "signed", "unsigned", "void", "wchar_t"});
}

bool is_specifier(std::string_view word) {
  return is_any(word, {"const", "volatile", "static", "constexpr", "constinit", "thread_local",
                       "inline", "mutable", "extern", "register", "typename", "struct", "class",
                       "union", "enum", "typedef"});
}

bool in_directive(const IndexedTokens& near, std::size_t index) {
  const auto& all = near.file().outline->directives;
  const std::size_t offset = near[index].begin;
  const auto next = std::upper_bound(
      all.begin(), all.end(), offset,
      [](std::size_t value, const Directive& each) { return value < each.range.begin; });
  return next != all.begin() && std::prev(next)->range.contains(offset);
}

/// The `<` of the template arguments that end before `index`; nothing when there are none.
std::optional<std::size_t> arguments_begin(const IndexedTokens& near, std::size_t index) {
  int depth = 0;
  while (index > 0) {
    const std::string_view word = near.before(index--);
    if (word == ">") ++depth;
    if (word == ">>") depth += 2;
    if (word == "<" && --depth <= 0) return index;
    if (word == ";" || word == "{" || word == "}") break;
  }
  return std::nullopt;
}

/// `auto [a, b]`, `auto& [a, b]`
bool binds_structure(const IndexedTokens& near, std::size_t index) {
  std::size_t at = index;
  while (at > 0 && near.before(at) != "[") {
    const bool list = near.before(at) == "," || near.kind_before(at) == TokenKind::Identifier;
    if (!list) return false;
    --at;
  }
  if (at < 2) return false;
  const std::string_view before = near.before(at, 2);
  return before == "auto" || ((before == "&" || before == "&&") && near.before(at, 3) == "auto");
}

/// Where the type that ends before `index` begins, specifiers included; nothing when no type ends
/// there.
std::optional<std::size_t> before_type(const IndexedTokens& near, std::size_t index) {
  while (is_any(near.before(index), {"&", "&&", "*", "const", "volatile", "..."})) --index;
  if (is_type_keyword(near.before(index))) {
    while (is_type_keyword(near.before(index)) || is_specifier(near.before(index))) --index;
    return index;
  }
  while (true) {
    if (near.before(index) == ">" || near.before(index) == ">>") {
      const auto begin = arguments_begin(near, index);
      if (!begin) return std::nullopt;
      index = *begin;
    }
    if (near.kind_before(index) != TokenKind::Identifier) return std::nullopt;
    --index;
    if (near.before(index) != "::") break;
    --index;
    const bool more =
        near.kind_before(index) == TokenKind::Identifier || is_any(near.before(index), {">", ">>"});
    if (!more) break;
  }
  while (is_specifier(near.before(index))) --index;
  return index;
}

/// The unmatched `(` before `index`, of the same statement.
std::optional<std::size_t> parenthesis_before(const IndexedTokens& near, std::size_t index) {
  int depth = 0;
  while (index > 0) {
    const std::string_view word = near.word(--index);
    if (word == ")" || word == "}" || word == "]") ++depth;
    if (word == "{" || word == "[") --depth;
    if (word == "(" && --depth < 0) return index;
    if (depth < 0 || (depth == 0 && word == ";")) break;
  }
  return std::nullopt;
}

/// Whether a declaration can begin at `begin`: `next` is what follows its name.
bool begins_declaration(const IndexedTokens& near, std::size_t begin, std::string_view next) {
  if (begin == 0 || in_directive(near, begin - 1)) return true;
  const std::string_view before = near.before(begin);
  if (is_any(before, {";", "{", "}", ":"})) return true;
  if (before != "(" && before != ",") return false;
  const auto opening = parenthesis_before(near, begin);
  if (!opening) return false;
  const std::string_view opener = near.before(*opening);
  if (is_any(opener, {"for", "if", "while", "switch"})) return is_any(next, {":", "=", "{", ";"});
  // Of a lambda, or of a type such as `std::function<void(Tensor& loss)>`.
  return is_any(opener, {"]", ">", "catch"}) || is_type_keyword(opener);
}

}  // namespace

bool declares_local(const IndexedTokens& near, std::size_t index, ByteRange parameters) {
  if (index > 0 && in_directive(near, index - 1) && !in_directive(near, index)) return false;
  const std::string_view previous = near.before(index);
  const std::string_view next = near.word(index + 1);
  // `[loss = f()]`, `[&loss = x]`, `auto [loss, count] = …`
  if (previous == "[" && next == "=") return true;
  if (previous == "&" && next == "=" && is_any(near.before(index, 2), {"[", ","})) return true;
  if ((previous == "[" || previous == ",") && binds_structure(near, index)) return true;
  if (previous == "using") return next == "=";
  if (previous == "typename" || previous == "class") {
    // `template <class Loss>`
    if (is_any(next, {",", ">", "="})) return true;
  }
  if (previous == "..." && is_any(near.before(index, 2), {"typename", "class"})) return true;
  if (is_any(previous, {"struct", "class", "union", "enum"})) {
    return is_any(next, {"{", ":", ";", "final"});
  }
  if (!is_any(next, {"=", ";", ",", ")", "{", ":", "[", "(", ">"})) return false;
  if (near.kind_before(index) == TokenKind::Identifier) return true;
  if (is_type_keyword(previous)) return true;
  if (next == ">" || !is_any(previous, {"&", "&&", "*", ">", ">>", "const", "..."})) return false;
  const auto begin = before_type(near, index);
  if (!begin) return false;
  if (parameters.contains(near[index].begin)) return true;
  return begins_declaration(near, *begin, next);
}

bool declares_enumerator(const IndexedTokens& near, std::size_t index) {
  const std::string_view previous = near.before(index);
  const std::string_view next = near.word(index + 1);
  if (previous != "{" && previous != ",") return false;
  if (next != "," && next != "}" && next != "=") return false;
  std::size_t at = index;
  for (int depth = 0; at > 0; --at) {
    const std::string_view word = near.word(at - 1);
    if (word == ")" || word == "]" || word == "}") ++depth;
    if (word == "(" || word == "[" || word == "{") {
      if (depth == 0) break;
      --depth;
    }
    if (word == ";") return false;
  }
  if (at == 0 || near.word(at - 1) != "{") return false;
  // Its name and underlying type stand between `enum` and the brace.
  for (std::size_t i = at - 1; i > 0; --i) {
    const std::string_view word = near.word(i - 1);
    if (word == "enum") return true;
    if (word == ";" || word == "{" || word == "}" || word == ")") return false;
  }
  return false;
}

std::vector<std::size_t> local_declarations(const IndexedTokens& near, const Declaration& function,
                                            std::size_t index) {
  std::vector<std::size_t> result;
  const std::vector<std::size_t>& places = near.places(near.word(index));
  const std::size_t first = near.first_at(function.range.begin);
  for (auto at = std::lower_bound(places.begin(), places.end(), first);
       at != places.end() && *at < index; ++at) {
    if (near[*at].begin == function.name_range.begin) continue;
    if (!declares_local(near, *at, function.parameters)) continue;
    int depth = 0;
    for (std::size_t i = *at; i < index && depth >= 0; ++i) {
      const std::string_view word = near.word(i);
      if (word == "{") ++depth;
      if (word == "}") --depth;
      // Branches of an `#if` may close a block twice.
      if (word == "#") ++depth;
    }
    if (depth >= 0) result.push_back(*at);
  }
  return result;
}

std::vector<std::string_view> qualifier_before(const IndexedTokens& near, std::size_t index) {
  std::vector<std::string_view> words;
  while (near.before(index) == "::") {
    --index;
    if (near.before(index) == ">" || near.before(index) == ">>") {
      index = arguments_begin(near, index).value_or(0);
    }
    if (near.kind_before(index) != TokenKind::Identifier || index == 0) {
      words.insert(words.begin(), "");
      break;
    }
    --index;
    words.insert(words.begin(), near.word(index));
  }
  return words;
}

std::size_t type_begin(const IndexedTokens& near, std::size_t index) {
  return before_type(near, index).value_or(index);
}

}  // namespace patchgen
