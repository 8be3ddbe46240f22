#include "patch/class_members.h"

#include <string_view>

#include "patch/class_layout.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

using Kind = MemberName::Kind;

/// Adds the names that `member`, seen with `access`, can be used by.
void add_names(const Found& member, Access access, std::vector<MemberName>& names) {
  const auto add = [&](std::string name, Kind kind) {
    if (!name.empty()) names.push_back({std::move(name), member, access, kind});
  };
  const Declaration& declaration = *member.declaration;
  switch (declaration.kind) {
    case DeclarationKind::Field:
      for (std::string& name : declared_names(*member.file, declaration)) {
        add(std::move(name), Kind::Other);
      }
      break;
    case DeclarationKind::Method:
    case DeclarationKind::ConversionFunction:
      add(declaration.name, Kind::Method);
      break;
    case DeclarationKind::TypeAlias:
      add(declaration.name, Kind::Other);
      break;
    case DeclarationKind::Enum:
      add(declaration.name, Kind::Other);
      for (std::string& name : unscoped_enumerators(*member.file, declaration)) {
        add(std::move(name), Kind::Enumerator);
      }
      break;
    case DeclarationKind::Class:
    case DeclarationKind::Struct:
    case DeclarationKind::Union:
      add(declaration.name, Kind::Other);
      if (!declaration.name.empty()) break;
      for (const Declaration& inner : declaration.children) {
        add_names({member.file_index, member.file, &inner}, access, names);
      }
      break;
    default:
      break;
  }
}

}  // namespace

std::vector<std::string> unscoped_enumerators(const OutlinedFile& file, const Declaration& enum_) {
  std::vector<std::string> names;
  std::string_view previous;
  int depth = 0;
  for (const Token& token : code_tokens_in(file, enum_.range)) {
    const std::string_view word = spelling(*file.text, token);
    if (previous == "enum" && (word == "class" || word == "struct")) return {};
    const bool begins = depth == 1 && (previous == "{" || previous == ",");
    if (begins && token.kind == TokenKind::Identifier) names.emplace_back(word);
    if (word == "{" || word == "(" || word == "[") ++depth;
    if (word == "}" || word == ")" || word == "]") --depth;
    previous = word;
  }
  return names;
}

std::vector<MemberName> member_names(const Found& class_) {
  std::vector<MemberName> names;
  for (const Declaration& member : class_.declaration->children) {
    add_names({class_.file_index, class_.file, &member}, member.access, names);
  }
  return names;
}

}  // namespace patchgen
