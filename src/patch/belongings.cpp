#include "patch/belongings.h"

#include <algorithm>
#include <string_view>

#include "patch/removal.h"
#include "patch/token_view.h"
#include "source/condition.h"

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

/// The definitions of the class of `copies` that are none of them.
std::vector<Found> remaining_copies(const DeclarationIndex& index,
                                    const std::vector<Found>& copies) {
  const Declaration& target = *copies.front().declaration;
  std::vector<Found> result;
  for (const Found& each : index.all()) {
    const Declaration& other = *each.declaration;
    if (is_class_like(other.kind) && other.is_definition &&
        other.qualified_name == target.qualified_name &&
        other.specialization == target.specialization &&
        std::find(copies.begin(), copies.end(), each) == copies.end()) {
      result.push_back(each);
    }
  }
  return result;
}

/// Whether `declaration` goes with `copies`, as far as the branches of `#if` are concerned.
bool goes_with(const Declaration& declaration, const std::vector<Found>& copies,
               const std::vector<Found>& remaining) {
  const auto meets = [&](const Found& copy) {
    return !are_exclusive(declaration.conditions, copy.declaration->conditions);
  };
  return std::any_of(copies.begin(), copies.end(), meets) &&
         std::none_of(remaining.begin(), remaining.end(), meets);
}

}  // namespace

Belongings belongings_of_class(const DeclarationIndex& index, const std::vector<Found>& copies) {
  const Declaration& target = *copies.front().declaration;
  // A specialisation has the primary template's name: only members that spell it go with it.
  const bool primary = target.specialization.empty();
  Belongings result;
  result.names.push_back(target.name);
  result.declarations = copies;
  std::vector<Found> members;
  for (const Found& copy : copies) {
    const std::vector<Found> more = out_of_line_members(index, copy);
    members.insert(members.end(), more.begin(), more.end());
  }
  const std::vector<Found> remaining = remaining_copies(index, copies);
  for (const Found& each : index.all()) {
    const Declaration& declaration = *each.declaration;
    const bool is_copy = std::find(copies.begin(), copies.end(), each) != copies.end() ||
                         std::find(remaining.begin(), remaining.end(), each) != remaining.end();
    if (is_copy || !goes_with(declaration, copies, remaining)) continue;
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
