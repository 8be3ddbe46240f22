#include "patch/call_arguments.h"

#include <string_view>

namespace patchgen {

std::size_t arguments_of(const SourceText& text, const std::vector<Token>& tokens,
                         std::size_t open) {
  std::size_t count = 0;
  int depth = 0;
  int angles = 0;
  bool any = false;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    const std::string_view word = spelling(text, tokens[i]);
    if (word == ")" || word == "]" || word == "}") {
      if (--depth == 0) return any ? count + 1 : 0;
      continue;
    }
    if (depth > 0) any = true;
    if (word == "(" || word == "[" || word == "{") ++depth;
    // `static_cast<std::pair<A, B>>(x)`: a word in front of `<` that is closed before the `)`.
    if (word == "<" && i > 0 && tokens[i - 1].kind != TokenKind::Literal) ++angles;
    if (word == ">" && angles > 0) --angles;
    if (word == ">>" && angles > 1) angles -= 2;
    if (word == "," && depth == 1 && angles == 0) ++count;
  }
  return count;
}

}  // namespace patchgen
