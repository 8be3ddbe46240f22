#include "patch/belongings.h"

#include <algorithm>
#include <string_view>

#include "patch/removal.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

std::vector<std::string_view> identifiers_in(const OutlinedFile& file, ByteRange range) {
  std::vector<std::string_view> result;
  for (const Token& token : code_tokens_in(file, range)) {
    if (token.kind == TokenKind::Identifier) result.push_back(spelling(*file.text, token));
  }
  return result;
}

bool mentions(const OutlinedFile& file, ByteRange range, std::string_view name) {
  const auto names = identifiers_in(file, range);
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool at_namespace_scope(const DeclarationIndex& index, const Declaration* declaration) {
  const Declaration* parent = index.parent(declaration);
  return parent == nullptr || parent->kind == DeclarationKind::Namespace ||
         parent->kind == DeclarationKind::LinkageSpecification;
}

/// `X` itself or, by libtorch's convention, the holder X of the class XImpl.
std::string registered_name(const Found& macro, const std::string& class_name) {
  for (const std::string_view name : identifiers_in(*macro.file, macro.declaration->parameters)) {
    if (name == class_name || std::string(name) + "Impl" == class_name) return std::string(name);
  }
  return "";
}

/// `friend class X;`, not a friend function that merely takes an X.
bool befriends(const Found& friend_, const std::string& name) {
  const std::string_view code = friend_.file->text->slice(friend_.declaration->range);
  return code.find('(') == std::string_view::npos &&
         mentions(*friend_.file, friend_.declaration->range, name);
}

bool is_same_class(const Declaration& declaration, const Declaration& class_) {
  return (is_class_like(declaration.kind) || declaration.kind == DeclarationKind::DeductionGuide) &&
         declaration.qualified_name == class_.qualified_name;
}

}  // namespace

Belongings belongings_of_class(const DeclarationIndex& index, const Found& class_) {
  const Declaration& target = *class_.declaration;
  // A specialisation has the primary template's name: only members that spell it go with it.
  const bool primary = target.specialization.empty();
  Belongings result;
  result.names.push_back(target.name);
  result.declarations.push_back(class_);
  const std::vector<Found> members = out_of_line_members(index, class_);
  for (const Found& each : index.all()) {
    const Declaration& declaration = *each.declaration;
    if (each.declaration == &target || index.encloses(&target, each.declaration)) {
      continue;
    }
    bool belongs = false;
    if (primary) {
      belongs = is_same_class(declaration, target) ||
                std::find(members.begin(), members.end(), each) != members.end();
    } else {
      belongs = is_class_like(declaration.kind) && is_same_class(declaration, target) &&
                declaration.specialization == target.specialization;
    }
    if (primary && declaration.kind == DeclarationKind::Friend) {
      belongs = befriends(each, target.name);
    } else if (primary && declaration.kind == DeclarationKind::ExplicitInstantiation) {
      belongs = mentions(*each.file, declaration.range, target.name);
    } else if (primary && declaration.kind == DeclarationKind::MacroInvocation &&
               at_namespace_scope(index, each.declaration)) {
      const std::string name = registered_name(each, target.name);
      belongs = !name.empty();
      if (belongs && name != target.name) result.names.push_back(name);
    }
    const bool inside = std::any_of(
        result.declarations.begin(), result.declarations.end(),
        [&](const Found& taken) { return index.encloses(taken.declaration, each.declaration); });
    if (belongs && !inside) result.declarations.push_back(each);
  }
  return result;
}

}  // namespace patchgen
