#include "patch/local_names.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace patchgen {
namespace {

constexpr std::array kBeforeNoVariable = {
    std::string_view("return"),   std::string_view("new"),       std::string_view("delete"),
    std::string_view("throw"),    std::string_view("case"),      std::string_view("else"),
    std::string_view("do"),       std::string_view("goto"),      std::string_view("typename"),
    std::string_view("class"),    std::string_view("struct"),    std::string_view("union"),
    std::string_view("public"),   std::string_view("private"),   std::string_view("protected"),
    std::string_view("using"),    std::string_view("virtual"),   std::string_view("operator"),
    std::string_view("sizeof"),   std::string_view("const"),     std::string_view("static"),
    std::string_view("inline"),   std::string_view("friend"),    std::string_view("explicit"),
    std::string_view("enum"),     std::string_view("co_return"), std::string_view("co_yield"),
    std::string_view("co_await"), std::string_view("constexpr"), std::string_view("template"),
    std::string_view("alignof"),  std::string_view("decltype"),  std::string_view("extern"),
    std::string_view("and"),      std::string_view("or"),        std::string_view("not")};

/// Tokens that are looked back over for the begin of a declaration.
constexpr std::size_t kFarthest = 200;

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

}  // namespace

bool LocalNames::declares(std::size_t index) const {
  return is_name(index) &&
         (declares_variable(index) || declares_binding(index) || declares_parameter(index) ||
          declares_with_template(index) || declares_type(index) || declares_alias(index) ||
          declares_template_parameter(index) || declares_in_parentheses(index));
}

bool LocalNames::is_name(std::size_t index) const {
  return index < tokens_.size() && tokens_[index].kind == TokenKind::Identifier;
}

/// The token at `index` may be the last of a type.
bool LocalNames::ends_type(std::size_t index) const {
  return is_name(index) || is_type_keyword(word(index)) ||
         is_any(word(index), {">", ">>", "*", "&", "&&"});
}

/// The partner of the `)`, `]`, `}` or `>` at `index`; 0 when it is too far away.
std::size_t LocalNames::opening(std::size_t index) const {
  const std::string_view last = word(index);
  const std::string_view first = last == ")" ? "(" : last == "]" ? "[" : last == "}" ? "{" : "<";
  int depth = 0;
  for (std::size_t at = index + 1; at-- > 0 && index - at < kFarthest;) {
    if (word(at) == last) ++depth;
    if (word(at) == first && --depth == 0) return at;
    if (first == "<" && is_any(word(at), {";", "{", "}"})) return 0;
  }
  return 0;
}

/// Behind the partner of the `(`, `[`, `{` or `<` at `index`; the number of tokens when there is
/// none.
std::size_t LocalNames::behind_group(std::size_t index) const {
  const std::string_view first = word(index);
  const std::string_view last = first == "(" ? ")" : first == "[" ? "]" : first == "{" ? "}" : ">";
  int depth = 0;
  for (std::size_t at = index; at < tokens_.size(); ++at) {
    if (word(at) == first) ++depth;
    if (word(at) == last) --depth;
    if (last == ">" && word(at) == ">>") depth -= 2;
    if (depth <= 0) return at + 1;
    if (last == ">" && is_any(word(at), {";", "{", "}"})) break;
  }
  return tokens_.size();
}

/// The `(` at `index` begins the parameters of a lambda: `[](`, `[]<class T>(`.
bool LocalNames::opens_lambda(std::size_t index) const {
  if (before(index) == "]") return begins_lambda(opening(index - 1));
  if (before(index) != ">") return false;
  const std::size_t arguments = opening(index - 1);
  return before(arguments) == "]" && begins_lambda(opening(arguments - 1));
}

/// The `[` at `index` begins a lambda: it is no index into something.
bool LocalNames::begins_lambda(std::size_t index) const {
  if (word(index) != "[" || index == 0) return index == 0;
  return !is_name(index - 1) && !is_any(before(index), {")", "]", "this"});
}

/// `auto loss = …`, `Tensor loss;`, `const T& loss :`: the token declares a variable of its own.
bool LocalNames::declares_variable(std::size_t index) const {
  const std::string_view next = word(index + 1);
  constexpr std::array kEnds = {std::string_view("="), std::string_view(";"), std::string_view(","),
                                std::string_view(")"), std::string_view("{"), std::string_view(":"),
                                std::string_view("["), std::string_view("(")};
  if (index == 0 || std::find(kEnds.begin(), kEnds.end(), next) == kEnds.end()) return false;
  const std::string_view previous = before(index);
  const TokenKind kind = tokens_[index - 1].kind;
  if (kind == TokenKind::Identifier) return true;
  if (kind == TokenKind::Keyword) {
    // `Tensor const a = …`
    if (previous == "const" && index > 1 && ends_type(index - 2)) return true;
    return std::find(kBeforeNoVariable.begin(), kBeforeNoVariable.end(), previous) ==
           kBeforeNoVariable.end();
  }
  const bool reference = previous == "&" || previous == "*" || previous == "&&";
  return (previous == ">" || reference) && (next == "=" || next == ";" || next == ":") &&
         before(index, 2) != "=";
}

/// `auto [a, b] = …`, `auto& [a, b] : …`, and the captures `[a = f()]` of a lambda.
bool LocalNames::declares_binding(std::size_t index) const {
  std::size_t at = index;
  while (at > 0 && word(at) != "[" && word(at) != ";" && word(at) != "{" && word(at) != "]") --at;
  if (word(at) != "[" || at == index) return false;
  if (word(index + 1) == "=") return true;
  const std::string_view previous = before(at);
  return previous == "auto" || (before(at, 2) == "auto" && (previous == "&" || previous == "&&"));
}

/// A parameter of a lambda, a handler or a function type: `[&](const T& a, std::vector<T> b)`,
/// `catch (const T& e)`, `void(T& a)`.
bool LocalNames::declares_parameter(std::size_t index) const {
  const std::string_view next = word(index + 1);
  const std::string_view previous = before(index);
  const bool fits = (next == "," || next == ")" || next == "=" || next == "[") &&
                    is_any(previous, {"&", "&&", "*", ">", ">>", "...", "const"});
  if (!fits) return false;
  int depth = 0;
  for (std::size_t at = index; at-- > 1 && index - at < kFarthest;) {
    if (word(at) == ")") ++depth;
    if (word(at) == ";" || word(at) == "{") return false;
    if (word(at) == "(" && depth-- == 0) {
      return word(at - 1) == "catch" || is_type_keyword(word(at - 1)) || opens_lambda(at);
    }
  }
  return false;
}

/// `std::vector<T> a(n);`: a statement that begins with a template's name.
bool LocalNames::declares_with_template(std::size_t index) const {
  const std::string_view next = word(index + 1);
  const std::string_view previous = before(index);
  const bool fits =
      (previous == ">" || previous == ">>") && (next == "(" || next == "{" || next == "[");
  if (!fits) return false;
  int depth = 0;
  std::size_t at = index - 1;
  for (;; --at) {
    if (word(at) == ">") ++depth;
    if (word(at) == ">>") depth += 2;
    if (word(at) == "<" && --depth <= 0) break;
    if (at == 0 || word(at) == ";" || index - at > kFarthest) return false;
  }
  while (at > 0 && (tokens_[at - 1].kind == TokenKind::Identifier || word(at - 1) == "::")) --at;
  constexpr std::array kBefore = {std::string_view(";"), std::string_view("{"),
                                  std::string_view("}"), std::string_view("const"),
                                  std::string_view("static")};
  return at > 0 && std::find(kBefore.begin(), kBefore.end(), word(at - 1)) != kBefore.end();
}

/// `struct Row {`, `enum class Kind : int {`, `union alignas(8) Word;`
bool LocalNames::declares_type(std::size_t index) const {
  if (!is_any(word(index + 1), {"{", ":", ";", "final"})) return false;
  std::size_t at = index;
  while (is_any(before(at), {"]", ")"})) {
    const std::size_t begin = opening(at - 1);
    at = before(begin) == "alignas" ? begin - 1 : begin;
    if (begin == 0) return false;
  }
  return is_any(before(at), {"struct", "class", "union", "enum"});
}

/// `using Row = …`, `namespace nn = …`, `using torch::nn::Linear;`
bool LocalNames::declares_alias(std::size_t index) const {
  const std::string_view next = word(index + 1);
  if (next == "=") return is_any(before(index), {"using", "namespace"});
  if (before(index) != "::" || (next != ";" && next != ",")) return false;
  std::size_t at = index;
  while (at > 0 && (before(at) == "::" || tokens_[at - 1].kind == TokenKind::Identifier)) --at;
  return before(at) == "using";
}

/// Of a lambda: `[]<class T, int N = 3, class... U>`.
bool LocalNames::declares_template_parameter(std::size_t index) const {
  if (index == 0 || !is_any(word(index + 1), {",", ">", "="})) return false;
  const std::string_view previous = before(index);
  const bool typed = ends_type(index - 1) || is_any(previous, {"typename", "class", "..."});
  if (!typed) return false;
  int depth = 0;
  for (std::size_t at = index; at-- > 1 && index - at < kFarthest;) {
    if (word(at) == ">") ++depth;
    if (is_any(word(at), {";", "{", "}"})) return false;
    if (word(at) == "<" && depth-- == 0) {
      return word(at - 1) == "]" && begins_lambda(opening(at - 1));
    }
  }
  return false;
}

/// `int (*call)(int)`, `int (&row)[3]`, `void (X::*member)()`
bool LocalNames::declares_in_parentheses(std::size_t index) const {
  std::size_t at = index;
  while (is_any(before(at), {"*", "&", "&&", "const"})) --at;
  if (at == index) return false;
  while (at > 1 && before(at) == "::" && is_name(at - 2)) at -= 2;
  if (before(at) != "(" || at < 2 || !ends_type(at - 2)) return false;
  std::size_t behind = index + 1;
  while (word(behind) == "[") behind = behind_group(behind);
  if (word(behind) != ")" || !is_any(word(behind + 1), {"(", "["})) return false;
  at -= 1;
  while (is_any(before(at), {"*", "&", "&&"})) --at;
  if (is_type_keyword(before(at))) return true;
  if (before(at) == ">") at = opening(at - 1);
  while (at > 0 && (is_name(at - 1) || before(at) == "::")) --at;
  // Elsewhere it may be a call: `return f(*call)(1);`
  return at == 0 || is_any(before(at), {";", "{", "}"}) || is_specifier(before(at));
}

/// Behind the type that may begin at `index`; `index` itself when none does.
std::size_t LocalNames::behind_type(std::size_t index) const {
  std::size_t at = index;
  while (is_specifier(word(at))) ++at;
  if (is_type_keyword(word(at))) {
    while (is_type_keyword(word(at)) || is_specifier(word(at))) ++at;
    return at;
  }
  if (word(at) == "::") ++at;
  while (is_name(at)) {
    ++at;
    if (word(at) == "<") at = behind_group(at);
    if (word(at) != "::") {
      while (is_specifier(word(at))) ++at;
      return at;
    }
    ++at;
  }
  return index;
}

std::vector<std::size_t> LocalNames::enumerators(std::size_t index) const {
  std::vector<std::size_t> names;
  std::size_t at = index + 1;
  while (is_name(at) || is_type_keyword(word(at)) || is_any(word(at), {"class", "struct", "::"}) ||
         word(at) == ":") {
    ++at;
  }
  if (word(at) != "{") return names;
  const std::size_t end = behind_group(at) - 1;
  for (++at; at < end; ++at) {
    if (is_any(word(at), {"(", "{", "["})) at = behind_group(at) - 1;
    if (is_name(at) && is_any(before(at), {"{", ","})) names.push_back(at);
  }
  return names;
}

std::vector<std::size_t> LocalNames::further_declared(std::size_t index) const {
  if (word(index) == "enum") return enumerators(index);
  std::vector<std::size_t> names;
  const bool in_head = before(index) == "(" && is_any(before(index, 2), {"for", "if", "switch"});
  if (index > 0 && !in_head && !is_any(before(index), {";", "{", "}"})) return names;
  std::size_t at = behind_type(index);
  if (at == index) return names;
  while (true) {
    while (is_any(word(at), {"*", "&", "&&", "const"})) ++at;
    if (!is_name(at) || !is_any(word(at + 1), {"=", ",", ";", "[", "{", "("})) return names;
    names.push_back(at);
    for (++at; at < tokens_.size() && word(at) != ","; ++at) {
      if (is_any(word(at), {";", ")", "}"})) return names;
      while (is_any(word(at), {"(", "[", "{"})) at = behind_group(at);
      if (word(at) == ",") break;
      if (is_any(word(at), {";", ")", "}"})) return names;
    }
    ++at;
  }
}

bool LocalNames::is_label(std::size_t index) const {
  return word(index + 1) == ":" && is_any(before(index), {";", "{", "}"});
}

bool LocalNames::is_result_arrow(std::size_t index) const {
  const std::string_view previous = before(index);
  if (is_any(previous, {"const", "volatile", "noexcept", "mutable", "constexpr", "consteval",
                        "static", "&", "&&"})) {
    return true;
  }
  if (previous == "}") {  // `{ x } -> Concept` of a requires-expression
    const std::size_t begin = opening(index - 1);
    return is_any(before(begin), {";", "{", "}"});
  }
  if (previous == "]") {
    const std::size_t begin = opening(index - 1);
    return before(begin) == "[" || begins_lambda(begin);
  }
  if (previous != ")") return false;
  const std::size_t begin = opening(index - 1);
  const std::string_view before_it = before(begin);
  if (before_it == "noexcept" || before_it == "throw" || is_type_keyword(before_it)) return true;
  if (before_it == ")") {  // `auto (*call)(int) -> T`
    const std::size_t declarator = opening(begin - 1);
    return is_type_keyword(before(declarator)) && is_any(word(declarator + 1), {"*", "&", "&&"});
  }
  return opens_lambda(begin);
}

}  // namespace patchgen
