#include "patch/statement_extent.h"

namespace patchgen {
namespace {

/// Behind the `;` of the expression or declaration at `index`.
std::size_t behind_semicolon(const CodeWords& words, std::size_t index) {
  while (index < words.size()) {
    const std::string_view here = words.word(index);
    if (here == ";") return index + 1;
    if (is_any(here, {")", "]", "}"})) return index;
    index = is_any(here, {"(", "[", "{"}) ? words.behind_group(index) : index + 1;
  }
  return words.size();
}

/// Behind `(…)`, with what may stand in front of it: `constexpr`.
std::size_t behind_head(const CodeWords& words, std::size_t index) {
  while (is_any(words.word(index), {"constexpr", "!", "consteval"})) ++index;
  return words.word(index) == "(" ? words.behind_group(index) : index;
}

/// What is nested deeper is no code that anybody wrote.
constexpr int kDeepest = 256;

std::size_t behind_statement(const CodeWords& words, std::size_t index, int depth) {
  if (depth == kDeepest) return words.size();
  const auto behind_inner = [&](std::size_t at) { return behind_statement(words, at, depth + 1); };
  const std::string_view first = words.word(index);
  if (first == "{") return words.behind_group(index);
  if (is_any(first, {"for", "while", "switch"})) {
    return behind_inner(behind_head(words, index + 1));
  }
  if (first == "if") {
    const std::size_t behind = behind_inner(behind_head(words, index + 1));
    return words.word(behind) == "else" ? behind_inner(behind + 1) : behind;
  }
  if (first == "do") return behind_semicolon(words, behind_inner(index + 1));
  if (first == "try") {
    std::size_t behind = behind_inner(index + 1);
    while (words.word(behind) == "catch") behind = behind_inner(behind_head(words, behind + 1));
    return behind;
  }
  return behind_semicolon(words, index);
}

}  // namespace

std::size_t behind_statement(const CodeWords& words, std::size_t index) {
  return behind_statement(words, index, 0);
}

std::size_t behind_function_body(const CodeWords& words, std::size_t index) {
  bool in_initializers = false;
  int angles = 0;
  while (index < words.size()) {
    const std::string_view here = words.word(index);
    // `X(int n) : rows{n} {`: a body follows no name.
    const bool initializes = in_initializers && (words.is_name_before(index) || angles > 0 ||
                                                 words.before(index) == ">");
    if (here == "{" && !initializes) return words.behind_group(index);
    if (is_any(here, {"(", "[", "{"})) {
      index = words.behind_group(index);
      continue;
    }
    if (here == "<") ++angles;
    if (here == ">") --angles;
    if (here == ">>") angles -= 2;
    if (here == ":") in_initializers = true;
    const bool ends = here == ";" || is_any(here, {")", "]", "}"}) || angles < 0 ||
                      (here == "," && angles == 0 && !in_initializers);
    if (ends) return index;
    ++index;
  }
  return words.size();
}

}  // namespace patchgen
