#include "patch/member_types.h"

#include <set>
#include <string_view>

#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_type(DeclarationKind kind) {
  return is_class_like(kind) || kind == DeclarationKind::Enum || kind == DeclarationKind::TypeAlias;
}

/// `seen` keeps a class that is its own base, as far as names tell, from being walked for ever.
void add_types(const DeclarationIndex& index, const Found& class_, std::size_t level,
               std::set<const Declaration*>& seen, std::vector<MemberType>& types) {
  if (!seen.insert(class_.declaration).second) return;
  for (const Declaration& member : class_.declaration->children) {
    if (is_type(member.kind) && !member.name.empty()) types.push_back({member.name, level});
  }
  for (const Token& token : code_tokens_in(*class_.file, class_.declaration->bases)) {
    if (token.kind != TokenKind::Identifier) continue;
    for (const Found& base : index.called(spelling(*class_.file->text, token))) {
      if (is_class_like(base.declaration->kind) && base.declaration->is_definition) {
        add_types(index, base, level, seen, types);
      }
    }
  }
}

}  // namespace

std::vector<MemberType> member_types(const DeclarationIndex& index, const Found& class_) {
  std::vector<MemberType> types;
  std::set<const Declaration*> seen;
  std::vector<const Declaration*> classes = enclosing_classes(index, class_.declaration);
  classes.push_back(class_.declaration);
  for (std::size_t level = 0; level < classes.size(); ++level) {
    const Declaration* each = classes[classes.size() - 1 - level];
    add_types(index, {class_.file_index, class_.file, each}, level, seen, types);
  }
  return types;
}

std::vector<std::string> qualifier_parts(const Found& member) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const Token& token : code_tokens_in(*member.file, member.declaration->qualifier)) {
    const std::string_view word = spelling(*member.file->text, token);
    if (word == "<") ++depth;
    if (word == ">") --depth;
    if (word == ">>") depth -= 2;
    if (word == "::" && depth == 0) {
      parts.emplace_back();
    } else {
      parts.back() += word == "," ? ", " : word;
    }
  }
  parts.pop_back();
  return parts;
}

}  // namespace patchgen
