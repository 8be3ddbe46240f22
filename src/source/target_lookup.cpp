#include <algorithm>
#include <map>

#include <patchgen/target.h>

#include "support/edit_distance.h"

namespace patchgen {
namespace {

/// What a target may name: everything that has a name of its own.
bool is_target(DeclarationKind kind) {
  switch (kind) {
    case DeclarationKind::LinkageSpecification:
    case DeclarationKind::ModuleDeclaration:
    case DeclarationKind::ModuleImport:
    case DeclarationKind::StaticAssert:
    case DeclarationKind::Unknown:
    case DeclarationKind::UsingDirective:
      return false;
    default:
      return true;
  }
}

/// What an operation can patch: offered when a name is not found.
bool is_offered(DeclarationKind kind) {
  return is_class_like(kind) || is_function_like(kind) || kind == DeclarationKind::Enum ||
         kind == DeclarationKind::Variable || kind == DeclarationKind::Field ||
         kind == DeclarationKind::TypeAlias || kind == DeclarationKind::Concept ||
         kind == DeclarationKind::MacroInvocation;
}

/// `(int) const` is `(int)` and ` const`.
std::string_view without_qualifiers(std::string_view signature) {
  return signature.substr(0, signature.rfind(')') + 1);
}

std::string joined_path(const TargetName& name) {
  std::string joined;
  for (const std::string& component : name.path) {
    if (!joined.empty()) joined += "::";
    joined += component;
  }
  return joined;
}

bool path_matches(const std::string& path, const std::string& qualified_name) {
  if (!qualified_name.ends_with(path)) return false;
  const std::size_t before = qualified_name.size() - path.size();
  return before == 0 || (before >= 2 && qualified_name.compare(before - 2, 2, "::") == 0);
}

/// How exactly the signatures agree; a larger number is better, 0 is not at all.
int signature_rank(const TargetName& name, const Declaration& declaration) {
  if (!name.signature) return 2;
  if (*name.signature == declaration.signature) return 2;
  const bool asks_no_qualifiers = without_qualifiers(*name.signature) == *name.signature;
  return asks_no_qualifiers && without_qualifiers(declaration.signature) == *name.signature &&
                 !declaration.signature.empty()
             ? 1
             : 0;
}

int match_rank(const TargetName& name, const std::string& path, const Declaration& declaration) {
  if (name.path.empty() || !is_target(declaration.kind)) return 0;
  if (declaration.name != name.path.back()) return 0;
  if (name.is_absolute ? path != declaration.qualified_name
                       : !path_matches(path, declaration.qualified_name)) {
    return 0;
  }
  if (!name.specialization.empty() && name.specialization != declaration.specialization) return 0;
  return signature_rank(name, declaration);
}

}  // namespace

bool matches(const TargetName& name, const Declaration& declaration) {
  return match_rank(name, joined_path(name), declaration) > 0;
}

std::vector<const Declaration*> matching_targets(const TargetName& name,
                                                 std::span<const Declaration* const> among) {
  std::vector<const Declaration*> exact;
  std::vector<const Declaration*> qualified;
  const std::string path = joined_path(name);
  for (const Declaration* declaration : among) {
    const int rank = match_rank(name, path, *declaration);
    if (rank == 2) exact.push_back(declaration);
    if (rank == 1) qualified.push_back(declaration);
  }
  return exact.empty() ? qualified : exact;
}

std::vector<const Declaration*> find_targets(const Outline& outline, const TargetName& name) {
  std::vector<const Declaration*> all;
  for_each_declaration(
      outline.declarations,
      [&](const Declaration& declaration, const Declaration*) { all.push_back(&declaration); });
  return matching_targets(name, all);
}

std::vector<std::string> nearest_names(const Outline& outline, std::string_view text,
                                       std::size_t most) {
  std::map<std::string, int> count;
  const auto each = [&](auto&& visit) {
    for_each_declaration(outline.declarations,
                         [&](const Declaration& declaration, const Declaration*) {
                           if (!is_offered(declaration.kind) || declaration.name.empty()) return;
                           visit(declaration);
                         });
  };
  // A method's declaration and its definition are one name with one signature.
  std::map<std::string, std::string> signatures;
  each([&](const Declaration& declaration) {
    const auto [first, is_new] =
        signatures.emplace(declaration.qualified_name, declaration.signature);
    if (!is_new && first->second != declaration.signature) ++count[declaration.qualified_name];
  });
  std::vector<std::string> candidates;
  each([&](const Declaration& declaration) {
    const bool is_overloaded = count.contains(declaration.qualified_name);
    candidates.push_back(declaration.qualified_name + declaration.specialization +
                         (is_overloaded ? declaration.signature : std::string()));
  });
  return nearest(text, candidates, most);
}

}  // namespace patchgen
