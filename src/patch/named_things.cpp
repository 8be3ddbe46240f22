#include "patch/named_things.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "patch/class_templates.h"

namespace patchgen {
namespace {

std::vector<Found> keep_if(const std::vector<Found>& found, auto&& wanted) {
  std::vector<Found> result;
  std::copy_if(found.begin(), found.end(), std::back_inserter(result),
               [&](const Found& each) { return wanted(*each.declaration); });
  return result;
}

/// `int models::rope(int)`, defined outside of its namespace: tokens alone do not tell it from a
/// method.
bool is_of_namespace(const DeclarationIndex& index, const Declaration& function) {
  if (function.kind != DeclarationKind::Method || function.qualifier.empty()) return false;
  std::string_view scope = function.qualified_name;
  scope.remove_suffix(std::min(scope.size(), function.name.size() + 2));
  return index.has_namespace(scope);
}

/// With a signature asked for, the other half of the function may spell it differently: found by
/// name when nothing else has that name.
void add_other_half(const DeclarationIndex& upstream, const TargetName& name,
                    std::vector<Found>& found) {
  if (!name.signature || found.size() != 1) return;
  TargetName any = name;
  any.signature.reset();
  const std::vector<Found> all = upstream.find(any);
  const Declaration& known = *found.front().declaration;
  const auto same_class = [&](const Found& each) {
    return each.declaration->qualified_name == known.qualified_name &&
           class_specialization(upstream, each) == class_specialization(upstream, found.front());
  };
  const auto counterpart = [&](const Found& each) {
    return each.declaration != &known && same_class(each) &&
           each.declaration->qualifier.empty() != known.qualifier.empty();
  };
  const auto same_side = [&](const Found& each) {
    return same_class(each) && each.declaration->qualifier.empty() == known.qualifier.empty();
  };
  if (std::count_if(all.begin(), all.end(), counterpart) != 1) return;
  if (std::count_if(all.begin(), all.end(), same_side) != 1) return;
  found.push_back(*std::find_if(all.begin(), all.end(), counterpart));
}

}  // namespace

void keep_primary(const TargetName& name, std::vector<Found>& found) {
  if (!name.specialization.empty()) return;
  // `f(long)` may well mean `template <> long f(long)`.
  const auto is_special = [&](const Found& each) {
    return name.signature ? !each.declaration->specialization.empty()
                          : is_explicit_specialization(each);
  };
  if (std::all_of(found.begin(), found.end(), is_special)) return;
  std::erase_if(found, is_special);
}

bool is_member_kind(const Declaration& declaration) {
  switch (declaration.kind) {
    case DeclarationKind::Method:
    case DeclarationKind::Constructor:
    case DeclarationKind::Destructor:
    case DeclarationKind::ConversionFunction:
      return true;
    default:
      return false;
  }
}

bool is_method(const DeclarationIndex& index, const Declaration& declaration) {
  return is_member_kind(declaration) && !is_of_namespace(index, declaration);
}

std::vector<Found> declarations_named(const DeclarationIndex& index, const TargetName& name,
                                      std::string_view text) {
  return with_class_arguments(index, spelled_class_arguments(text), index.find(name));
}

std::vector<Found> class_definitions_named(const DeclarationIndex& index, const TargetName& name,
                                           std::string_view text) {
  auto definitions = keep_if(declarations_named(index, name, text), [](const Declaration& d) {
    return is_class_like(d.kind) && d.is_definition;
  });
  const auto primary =
      keep_if(definitions, [](const Declaration& d) { return d.specialization.empty(); });
  return name.specialization.empty() && !primary.empty() ? primary : definitions;
}

std::vector<Found> free_functions_named(const DeclarationIndex& index, const TargetName& name) {
  auto functions = keep_if(index.find(name), [&](const Declaration& d) {
    return d.kind == DeclarationKind::Function || is_of_namespace(index, d);
  });
  keep_primary(name, functions);
  add_other_half(index, name, functions);
  return functions;
}

std::vector<Found> methods_named(const DeclarationIndex& index, const TargetName& name,
                                 std::string_view text) {
  auto methods =
      keep_if(index.find(name), [&](const Declaration& d) { return is_method(index, d); });
  methods = with_class_arguments(index, spelled_class_arguments(text), methods);
  keep_primary(name, methods);
  add_other_half(index, name, methods);
  return methods;
}

std::optional<Found> class_named(const DeclarationIndex& index, const TargetName& name) {
  TargetName any = name;
  any.specialization.clear();
  auto classes = keep_if(index.find(any), [](const Declaration& d) {
    return is_class_like(d.kind) && d.is_definition;
  });
  std::erase_if(classes, [&](const Found& f) { return !has_arguments(f, name.specialization); });
  if (classes.size() != 1) return std::nullopt;
  return classes.front();
}

}  // namespace patchgen
