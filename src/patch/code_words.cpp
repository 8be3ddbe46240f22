#include "patch/code_words.h"

#include <algorithm>

namespace patchgen {
namespace {

/// Template arguments are looked for this many tokens far.
constexpr std::size_t kFarthestArgument = 400;

}  // namespace

bool is_any(std::string_view word, std::initializer_list<std::string_view> of) {
  return std::find(of.begin(), of.end(), word) != of.end();
}

bool is_type_keyword(std::string_view word) {
  return is_any(word, {"auto", "bool", "char", "char8_t", "char16_t", "char32_t", "double", "float",
                       "int", "long", "short", "signed", "unsigned", "void", "wchar_t"});
}

bool is_type_specifier(std::string_view word) {
  return is_any(word, {"const", "volatile", "static", "constexpr", "constinit", "thread_local",
                       "inline", "mutable", "extern", "register", "typename", "struct", "class",
                       "union", "enum", "typedef"});
}

bool CodeWords::in_directive(std::size_t index) const {
  const auto& all = file_->outline->directives;
  const std::size_t offset = (*tokens_)[index].begin;
  const auto next = std::upper_bound(
      all.begin(), all.end(), offset,
      [](std::size_t value, const Directive& each) { return value < each.range.begin; });
  return next != all.begin() && std::prev(next)->range.contains(offset);
}

std::optional<std::size_t> CodeWords::opening(std::size_t index) const {
  const std::string_view last = word(index);
  const bool angles = last.starts_with('>');
  int depth = 0;
  int inner = 0;  // brackets of other kinds between template arguments
  for (std::size_t at = index + 1; at-- > 0;) {
    const std::string_view here = word(at);
    if (!angles) {
      if (is_any(here, {")", "]", "}"})) ++depth;
      if (is_any(here, {"(", "[", "{"})) --depth;
      if (depth == 0) return at;
      continue;
    }
    if (index - at > kFarthestArgument) return std::nullopt;
    if (is_any(here, {")", "]", "}"})) ++inner;
    if (is_any(here, {"(", "[", "{"}) && --inner < 0) return std::nullopt;
    if (inner > 0) continue;
    if (here == ">") ++depth;
    if (here == ">>") depth += 2;
    if (here == "<" && --depth <= 0) return at;
    if (here == ";") return std::nullopt;
  }
  return std::nullopt;
}

std::size_t CodeWords::behind_group(std::size_t index) const {
  const bool angles = word(index) == "<";
  int depth = 0;
  for (std::size_t at = index; at < size(); ++at) {
    const std::string_view here = word(at);
    if (angles && at > index && is_any(here, {"(", "[", "{"})) {
      at = behind_group(at) - 1;
      continue;
    }
    if (here == "<" ? angles : is_any(here, {"(", "[", "{"})) ++depth;
    if (here == ">" ? angles : is_any(here, {")", "]", "}"})) --depth;
    if (angles && here == ">>") depth -= 2;
    if (depth <= 0) return at + 1;
    if (angles && here == ";") break;
  }
  return size();
}

}  // namespace patchgen
