#include "patch/local_names.h"

#include "patch/declarator_list.h"
#include "patch/statement_extent.h"
#include "patch/type_spelling.h"

namespace patchgen {

bool LocalNames::declares(std::size_t index, ByteRange parameters) const {
  if (!words_.is_name(index)) return false;
  // A declaration does not begin in a directive and end behind it.
  const bool behind_directive =
      index > 0 && words_.in_directive(index - 1) && !words_.in_directive(index);
  if (behind_directive) return false;
  return declares_variable(index, parameters) || declares_binding(index) ||
         declares_in_parentheses(index, parameters) || declares_type(index) ||
         declares_alias(index) || declares_template_parameter(index) ||
         declares_enumerator(index) || is_further_declarator(words_, index);
}

/// `auto loss = …`, `Tensor loss;`, `const T& loss :`, also as a parameter.
bool LocalNames::declares_variable(std::size_t index, ByteRange parameters) const {
  const std::string_view next = words_.word(index + 1);
  if (index == 0) return false;
  const bool attribute = next == "[" && words_.word(index + 2) == "[";
  if (!is_any(next, {"=", ";", ",", ")", "{", ":", "[", "(", ">"}) && !attribute) return false;
  const std::string_view previous = words_.before(index);
  if (words_.is_name_before(index) || is_type_keyword(previous)) return true;
  const bool ends_type =
      is_any(previous, {"&", "&&", "*", ">", ">>", "const", "volatile", "...", ")", "]"});
  if (next == ">" || !ends_type) return false;
  const auto begin = type_before(words_, index);
  if (!begin || *begin == index) return false;
  // `ok && call();`
  const std::string_view first = words_.word(*begin);
  const bool is_and = previous == "&&" && next == "(";
  if (is_and && !is_type_keyword(first) && !is_type_specifier(first)) return false;
  return parameters.contains(words_[index].begin) || begins_declaration(*begin, index);
}

/// Whether a declaration of the name at `index` can begin at `begin`.
bool LocalNames::begins_declaration(std::size_t begin, std::size_t index) const {
  if (begin == 0 || words_.in_directive(begin - 1)) return true;
  const std::string_view before = words_.before(begin);
  if (is_any(before, {";", "{", "}", ":"})) return true;
  if (before != "(" && before != ",") return false;
  const std::size_t around = bracket_around(begin);
  if (words_.word(around) != "(") return false;
  if (is_any(words_.before(around), {"for", "if", "while", "switch"})) {
    return is_any(words_.word(index + 1), {":", "=", "{", ";"});
  }
  return opens_parameters(around);
}

/// The `(` at `index` begins parameters: of a lambda, a handler, a function type such as
/// `std::function<void(Tensor& loss)>`, a requires-expression or a method of a local class.
bool LocalNames::opens_parameters(std::size_t index) const {
  const std::string_view opener = words_.before(index);
  if (is_any(opener, {"catch", "requires", "void"})) return true;
  if (opener == "]") {
    const auto begin = words_.opening(index - 1);
    return begin && begins_lambda(*begin);
  }
  if (opener == ">") {
    const auto begin = words_.opening(index - 1);
    if (begin && words_.before(*begin) == "]") return true;
  }
  const std::size_t behind = words_.behind_group(index);
  if (words_.word(behind) == ">" || words_.word(behind) == ">>") {
    const auto type = type_before(words_, index);
    return type && words_.before(*type) == "<";
  }
  if (!words_.is_name_before(index)) return false;
  return is_any(words_.word(behind), {"{", "const", "noexcept", "override"}) &&
         type_before(words_, index - 1).has_value() && words_.before(index, 2) != "new";
}

/// The `[` at `index` begins a lambda: it is no index into something.
bool LocalNames::begins_lambda(std::size_t index) const {
  if (words_.word(index) != "[") return false;
  return !words_.is_name_before(index) && !is_any(words_.before(index), {")", "]", "this"});
}

/// The `[` at `index` begins the names of a structured binding.
bool LocalNames::begins_binding(std::size_t index) const {
  while (is_any(words_.before(index), {"&", "&&"})) --index;
  return words_.before(index) == "auto";
}

std::size_t LocalNames::bracket_around(std::size_t index) const {
  while (index > 0) {
    const std::string_view here = words_.word(--index);
    if (is_any(here, {"(", "[", "{"})) return index;
    if (!is_any(here, {")", "]", "}"})) continue;
    const auto begin = words_.opening(index);
    if (!begin) break;
    index = *begin;
  }
  return words_.size();
}

/// `auto [a, b] = …`, `auto& [a, b] : …`, and the captures `[a = f(), &b = c]` of a lambda.
bool LocalNames::declares_binding(std::size_t index) const {
  const std::string_view previous = words_.before(index);
  const std::string_view next = words_.word(index + 1);
  if (!is_any(previous, {"[", ",", "&", "..."}) || !is_any(next, {"=", ",", "]", "{"})) {
    return false;
  }
  const std::size_t around = bracket_around(index);
  if (words_.word(around) != "[") return false;
  return begins_binding(around) || (is_any(next, {"=", "{"}) && begins_lambda(around));
}

/// `int (*call)(int)`, `int (&row)[3]`, `void (X::*member)()`, `int (n) = 3;`
bool LocalNames::declares_in_parentheses(std::size_t index, ByteRange parameters) const {
  const std::size_t at = declarator_begin(index);
  const bool is_plain = at == index;
  if (words_.before(at) != "(") return false;
  std::size_t behind = index + 1;
  while (words_.word(behind) == "[") behind = words_.behind_group(behind);
  if (words_.word(behind) != ")") return false;
  const std::string_view next = words_.word(behind + 1);
  if (is_plain ? !is_any(next, {"=", ";", "["}) : !is_any(next, {"(", "["})) return false;
  const auto type = type_before(words_, at - 1);
  if (!type || *type == at - 1) return false;
  const bool is_keyword = is_type_keyword(words_.before(at - 1)) ||
                          is_any(words_.before(at - 1), {"*", "&"}) ||
                          is_type_specifier(words_.word(*type));
  if (is_plain) return is_keyword && begins_declaration(*type, index);
  // Elsewhere it may be a call: `return f(*call)(1);`
  return is_keyword || parameters.contains(words_[index].begin) || begins_declaration(*type, index);
}

/// Where `*x`, `&x`, `X::*x` begins.
std::size_t LocalNames::declarator_begin(std::size_t index) const {
  std::size_t at = index;
  while (is_any(words_.before(at), {"*", "&", "&&", "const", "..."})) --at;
  if (at == index) return at;
  while (words_.before(at) == "::" && at > 1 && words_.is_name(at - 2)) at -= 2;
  return at;
}

/// `struct Row {`, `enum class Kind : int {`, `union alignas(8) Word;`
bool LocalNames::declares_type(std::size_t index) const {
  if (!is_any(words_.word(index + 1), {"{", ":", ";", "final"})) return false;
  std::size_t at = index;
  while (is_any(words_.before(at), {"]", ")"})) {
    const auto begin = words_.opening(at - 1);
    if (!begin) return false;
    at = is_any(words_.before(*begin), {"alignas", "__attribute__"}) ? *begin - 1 : *begin;
  }
  return is_any(words_.before(at), {"struct", "class", "union", "enum"});
}

/// `using Row = …`, `namespace nn = …`, `using torch::nn::Linear;`, `typedef int Row;`
bool LocalNames::declares_alias(std::size_t index) const {
  const std::string_view next = words_.word(index + 1);
  if (next == "=" || next == "[") return is_any(words_.before(index), {"using", "namespace"});
  if (words_.before(index) != "::" || (next != ";" && next != ",")) return false;
  // `using Base::Base;` names the base's constructors.
  if (words_.word(index) == words_.before(index, 2)) return false;
  std::size_t at = index;
  while (at > 0 && (words_.before(at) == "::" || words_.is_name_before(at))) --at;
  if (words_.before(at) == "typename") --at;
  return words_.before(at) == "using";
}

/// `template <class T, int N = 3, class... U>`, `[]<class T>`.
bool LocalNames::declares_template_parameter(std::size_t index) const {
  if (!is_any(words_.word(index + 1), {",", ">", ">>", "="})) return false;
  const std::string_view previous = words_.before(index);
  if (is_any(previous, {"typename", "class"})) return true;
  const std::string_view pack = previous == "..." ? words_.before(index, 2) : "";
  return is_any(pack, {"typename", "class"}) || is_type_keyword(pack);
}

bool LocalNames::declares_enumerator(std::size_t index) const {
  if (!is_any(words_.before(index), {"{", ","})) return false;
  if (!is_any(words_.word(index + 1), {",", "}", "=", "["})) return false;
  const std::size_t around = bracket_around(index);
  return words_.word(around) == "{" && scope_keyword(around) == "enum";
}

/// `enum` or `struct` in front of the name and base of what `brace` opens; empty: neither.
std::string_view LocalNames::scope_keyword(std::size_t brace) const {
  std::string_view keyword;
  for (std::size_t at = brace; at-- > 0;) {
    const std::string_view here = words_.word(at);
    if (here == "enum") return "enum";
    if (is_any(here, {"struct", "class", "union"})) keyword = "struct";
    if (is_any(here, {";", "{", "}", ")", "="})) break;
    // `template <class T> void f() {` opens no class, `class A : B<class C> {` does.
    if (here == ">") {
      const auto begin = words_.opening(at);
      if (!begin) break;
      at = *begin;
    }
  }
  return keyword;
}

bool LocalNames::is_label(std::size_t index) const {
  if (words_.before(index) == "goto") return true;
  return words_.word(index + 1) == ":" && is_any(words_.before(index), {";", "{", "}"});
}

std::optional<std::size_t> LocalNames::behind_head_of(std::size_t index) const {
  std::size_t around = bracket_around(index);
  if (words_.word(around) == "[" && begins_binding(around)) around = bracket_around(around);
  // `int (*call)(int)`: the declarator's own parentheses.
  const std::size_t begin = declarator_begin(index);
  if (begin != index && begin == around + 1) around = bracket_around(around);
  if (!is_any(words_.word(around), {"(", "["})) return std::nullopt;
  std::size_t behind = words_.behind_group(around);
  if (words_.word(around) == "[") {
    while (is_any(words_.word(behind), {"<", "("})) behind = words_.behind_group(behind);
  }
  const std::string_view opener = words_.before(around);
  const bool is_if = opener == "if" || (opener == "constexpr" && words_.before(around, 2) == "if");
  if (is_if || is_any(opener, {"for", "while", "switch", "catch"})) {
    behind = behind_statement(words_, behind);
    if (is_if && words_.word(behind) == "else") behind = behind_statement(words_, behind + 1);
  } else {
    // The parameters of the function around reach to its end, however that looks.
    if (bracket_around(around) == words_.size()) return std::nullopt;
    behind = behind_function_body(words_, behind);
  }
  for (std::size_t at = around; at < behind && at < words_.size(); ++at) {
    if (words_.in_directive(at)) return std::nullopt;
  }
  return behind;
}

ByteRange LocalNames::reach(std::size_t index) const {
  if (const auto behind = behind_head_of(index); behind && *behind < words_.size()) {
    return {words_[index].begin, words_[*behind].begin};
  }
  std::size_t at = index;
  std::size_t begin = words_[index].begin;
  const std::size_t around = bracket_around(index);
  if (words_.word(around) == "{") {
    const std::string_view keyword = scope_keyword(around);
    // Enumerators belong to what is around their enum.
    if (keyword == "enum") at = words_.behind_group(around);
    if (keyword == "struct") begin = words_[around].begin;
  }
  int depth = 0;
  for (; at < words_.size(); ++at) {
    const std::string_view here = words_.word(at);
    if (here == "{") ++depth;
    if (here == "}" && --depth < 0) return {begin, words_[at].begin};
    // Branches of an `#if` may close a block twice.
    if (here == "#") ++depth;
  }
  return {begin, static_cast<std::size_t>(-1)};
}

}  // namespace patchgen
