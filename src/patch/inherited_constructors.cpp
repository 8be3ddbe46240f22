#include "patch/inherited_constructors.h"

#include <string_view>

#include "patch/token_view.h"

namespace patchgen {

bool inherits_constructors(const OutlinedFile& file, const Declaration& declaration) {
  if (declaration.kind != DeclarationKind::UsingDeclaration) return false;
  std::string_view last;
  int depth = 0;
  for (const Token& token : code_tokens_in(file, declaration.qualifier)) {
    const std::string_view word = spelling(*file.text, token);
    if (word == "<") ++depth;
    if (word == ">") --depth;
    if (word == ">>") depth -= 2;
    if (depth == 0 && token.kind == TokenKind::Identifier) last = word;
  }
  return !last.empty() && last == declaration.name;
}

}  // namespace patchgen
