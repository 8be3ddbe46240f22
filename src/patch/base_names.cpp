#include "patch/base_names.h"

#include <string_view>
#include <utility>

#include "patch/token_view.h"

namespace patchgen {

std::vector<std::string> base_names(const Found& class_) {
  std::vector<std::string> names;
  std::string last;
  int depth = 0;
  for (const Token& token : code_tokens_in(*class_.file, class_.declaration->bases)) {
    const std::string_view word = spelling(*class_.file->text, token);
    if (word == "<" || word == "(") ++depth;
    if (word == ">" || word == ")") --depth;
    if (word == ">>") depth -= 2;
    if (depth != 0) continue;
    if (token.kind == TokenKind::Identifier) last = word;
    if (word == "," && !last.empty()) names.push_back(std::move(last));
    if (word == ",") last.clear();
  }
  if (!last.empty()) names.push_back(std::move(last));
  return names;
}

}  // namespace patchgen
