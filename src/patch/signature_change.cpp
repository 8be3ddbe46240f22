#include "patch/signature_change.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/class_templates.h"
#include "patch/function_head.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// `(A, B)` of `(A, B) const`.
std::string_view parameter_types(const Declaration& function) {
  const std::string_view signature = function.signature;
  return signature.substr(0, signature.rfind(')') + 1);
}

/// The words of `text`, one space between, with `renames` applied.
std::string renamed(std::string_view text,
                    const std::vector<std::pair<std::string, std::string>>& renames) {
  std::string result;
  for (const std::string_view word : split_spelling(text)) {
    const auto rename = std::find_if(renames.begin(), renames.end(),
                                     [&](const auto& each) { return each.first == word; });
    if (!result.empty()) result += ' ';
    result += rename == renames.end() ? word : std::string_view(rename->second);
  }
  return result;
}

}  // namespace

bool changes_signature(const Found& replacement, const Found& upstream,
                       const FreeTemplate& free_template) {
  const FunctionHead new_head = read_function_head(*replacement.file, *replacement.declaration);
  const FunctionHead old_head = read_function_head(*upstream.file, *upstream.declaration);
  const auto& renames = free_template.renames;
  if (renamed(normalized(*replacement.file, new_head.return_type), renames) !=
      renamed(normalized(*upstream.file, old_head.return_type), {})) {
    return true;
  }
  const std::string new_parameters =
      free_template.drops_head ? "" : own_template_parameters(replacement);
  if (!new_parameters.empty() && new_parameters != own_template_parameters(upstream)) return true;
  const bool from_free = replacement.declaration->kind == DeclarationKind::Function &&
                         replacement.declaration->qualifier.empty();
  if (from_free && new_head.qualifiers.empty()) {
    return renamed(parameter_types(*replacement.declaration), renames) !=
           renamed(parameter_types(*upstream.declaration), {});
  }
  return replacement.declaration->signature != upstream.declaration->signature ||
         new_head.qualifiers != old_head.qualifiers;
}

}  // namespace patchgen
