#include "patch/patch_items.h"

#include <algorithm>
#include <utility>

#include "patch/class_members.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// Whether the declaration is something that code elsewhere needs to stand there.
bool is_needed_by_users(const OutlinedFile& file, const Declaration& declaration) {
  switch (declaration.kind) {
    case DeclarationKind::Class:
    case DeclarationKind::Struct:
    case DeclarationKind::Union:
    case DeclarationKind::Enum:
    case DeclarationKind::Function:
      return declaration.is_definition && declaration.qualifier.empty() &&
             declaration.specialization.empty();
    case DeclarationKind::Variable: {
      const auto tokens = code_tokens_in(file, declaration.range);
      const bool only_declared =
          !tokens.empty() && spelling(*file.text, tokens.front()) == "extern";
      return !only_declared && declaration.qualifier.empty();
    }
    case DeclarationKind::TypeAlias:
    case DeclarationKind::UsingDeclaration:
    case DeclarationKind::NamespaceAlias:
    case DeclarationKind::Concept:
      return true;
    default:
      return false;
  }
}

}  // namespace

PatchItems::PatchItems(const DeclarationIndex& patches,
                       const std::vector<const OutlinedFile*>& files) {
  for (const Found& found : patches.all()) add_declaration(patches, found);
  for (std::size_t i = 0; i < files.size(); ++i) add_macros(i, *files[i]);
  for (std::size_t i = 0; i < items_.size(); ++i) by_name_[items_[i].name].push_back(i);
}

void PatchItems::add_declaration(const DeclarationIndex& patches, const Found& found) {
  const Declaration& declaration = *found.declaration;
  if (!at_namespace_scope(patches, found.declaration)) return;
  if (!is_needed_by_users(*found.file, declaration)) return;
  if (declaration.kind == DeclarationKind::Enum) add_enumerators(found);
  if (declaration.name.empty()) return;
  items_.push_back({.file = found.file_index,
                    .outlined = found.file,
                    .declaration = found.declaration,
                    .range = declaration.owned,
                    .name = declaration.name,
                    .conditional = !declaration.conditions.empty()});
}

/// The values of an unscoped enum are names of their own.
void PatchItems::add_enumerators(const Found& found) {
  for (std::string& name : unscoped_enumerators(*found.file, *found.declaration)) {
    items_.push_back({.file = found.file_index,
                      .outlined = found.file,
                      .declaration = found.declaration,
                      .range = found.declaration->owned,
                      .name = std::move(name),
                      .conditional = !found.declaration->conditions.empty()});
  }
}

void PatchItems::add_macros(std::size_t index, const OutlinedFile& file) {
  for (const Directive& directive : file.outline->directives) {
    if (directive.kind != DirectiveKind::Define) continue;
    const auto tokens = code_tokens_in(file, directive.range);
    if (tokens.size() < 3) continue;  // `#define X`: a guard or a switch
    items_.push_back({.file = index,
                      .outlined = &file,
                      .declaration = nullptr,
                      .range = directive.range,
                      .name = std::string(spelling(*file.text, tokens[2])),
                      .conditional = directive.conditional_depth > 0});
  }
}

std::vector<const PatchItem*> PatchItems::named(std::size_t file, std::string_view name) const {
  std::vector<const PatchItem*> result;
  const auto found = by_name_.find(std::string(name));
  if (found == by_name_.end()) return result;
  for (const std::size_t index : found->second) {
    if (items_[index].file == file) result.push_back(&items_[index]);
  }
  return result;
}

}  // namespace patchgen
