#include "patch/namespace_scope_names.h"

#include <patchgen/outline.h>

namespace patchgen {

std::vector<std::string> namespace_scope_names(const std::string& code) {
  const Outline outline = read_outline(SourceText("", code));
  std::vector<std::string> names;
  for_each_declaration(outline.declarations, [&](const Declaration& each, const Declaration* in) {
    const bool outside = in == nullptr || in->kind == DeclarationKind::Namespace ||
                         in->kind == DeclarationKind::LinkageSpecification;
    const bool is_named = each.kind != DeclarationKind::Namespace && !each.name.empty();
    if (outside && is_named) names.push_back(each.name);
  });
  return names;
}

}  // namespace patchgen
