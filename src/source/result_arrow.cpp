#include "source/result_arrow.h"

#include <algorithm>
#include <array>

#include "source/spelling.h"

namespace patchgen {
namespace {

using Words = std::function<std::string_view(std::size_t)>;

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// Index of the bracket that the one at `index` closes; kNone when there is none.
std::size_t opening(std::size_t index, const Words& word) {
  // Between round brackets `<` may well be less-than.
  const bool angles = word(index).starts_with('>');
  int depth = 0;
  for (std::size_t i = index + 1; i-- > 0;) {
    const std::string_view here = word(i);
    if (here == ")" || here == "]" || here == "}") ++depth;
    if (here == "(" || here == "[" || here == "{") --depth;
    if (angles && here == ">") ++depth;
    if (angles && here == ">>") depth += 2;
    if (angles && here == "<") --depth;
    if (depth <= 0) return i;
    if (here == ";") return kNone;
  }
  return kNone;
}

bool is_qualifier(std::string_view word) {
  constexpr std::array<std::string_view, 9> kQualifiers = {
      "const", "volatile", "mutable", "constexpr", "consteval", "static", "noexcept", "&", "&&"};
  return std::find(kQualifiers.begin(), kQualifiers.end(), word) != kQualifiers.end();
}

/// Whether the name that ends in front of `end` is declared with `auto`, as far as specifiers and
/// macros may stand between.
bool is_declared_with_auto(std::size_t end, const Words& word) {
  for (std::size_t i = end; i-- > 0;) {
    const std::string_view here = word(i);
    if (here == "auto") return true;
    if (here == ">" || here == ">>" || here == "]") {
      i = opening(i, word);
      if (i == kNone) return false;
      continue;
    }
    if (here != "::" && here != "~" && !is_identifier_spelling(here)) return false;
    if (here == "return" || here == "else" || here == "do") return false;
  }
  return false;
}

}  // namespace

bool is_result_arrow(std::size_t index, const Words& word) {
  std::size_t end = index;
  while (end > 0 && is_qualifier(word(end - 1))) --end;
  if (end == 0) return false;
  if (word(end - 1) == "]") {  // a lambda without parameters
    const std::size_t begin = opening(end - 1, word);
    return begin != kNone && (begin == 0 || !is_identifier_spelling(word(begin - 1)));
  }
  if (word(end - 1) == "}") {  // `{ x } -> Concept` of a requires-expression
    const std::size_t begin = opening(end - 1, word);
    if (begin == kNone || begin == 0) return false;
    return word(begin - 1) == ";" || word(begin - 1) == "{" || word(begin - 1) == "}";
  }
  if (word(end - 1) != ")") return false;
  const std::size_t begin = opening(end - 1, word);
  if (begin == kNone || begin == 0) return false;
  const std::string_view before = word(begin - 1);
  if (before == ")") {  // `auto (*call)(int) -> T`
    const std::size_t declarator = opening(begin - 1, word);
    const bool is_pointer = declarator != kNone && declarator > 0 &&
                            (word(declarator + 1) == "*" || word(declarator + 1).starts_with("&"));
    if (is_pointer) return word(declarator - 1) == "auto";
  }
  if (before == "noexcept" || before == "throw") return true;
  if (before == "]") {
    const std::size_t capture = opening(begin - 1, word);
    if (capture == kNone) return false;
    // `a[0](x)->b` calls an element.
    return capture == 0 ||
           !(is_identifier_spelling(word(capture - 1)) || word(capture - 1) == ")" ||
             word(capture - 1) == "]") ||
           word(capture - 1) == "return";
  }
  if (before == ">") {  // `[]<class T>(T a) -> R`
    const std::size_t parameters = opening(begin - 1, word);
    if (parameters != kNone && parameters > 0 && word(parameters - 1) == "]") return true;
  }
  // `auto operator()(int) -> T`, `auto operator+(X) -> T`
  for (std::size_t back = 2; back <= 4 && back <= begin; ++back) {
    if (word(begin - back) == "operator") return is_declared_with_auto(begin - back, word);
  }
  return is_declared_with_auto(begin, word);
}

}  // namespace patchgen
