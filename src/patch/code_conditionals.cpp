#include "patch/code_conditionals.h"

#include <algorithm>
#include <fmt/format.h>

namespace patchgen {

bool check_conditionals(const OperationContext& context, const Spelled<std::string>& code,
                        std::string_view key) {
  const SourceText text(context.spec_text().name(), code.value + "\n");
  int depth = 0;
  int lowest = 0;
  for (const Directive& directive : read_outline(text).directives) {
    if (directive.kind == DirectiveKind::If) ++depth;
    if (directive.kind == DirectiveKind::Endif) --depth;
    lowest = std::min(lowest, depth);
  }
  if (depth == 0 && lowest == 0) return true;
  context.error(code.where,
                depth > 0 ? fmt::format("an #if in \"{}\" has no #endif", key)
                          : fmt::format("an #endif in \"{}\" has no #if", key),
                {"what follows in upstream would change its meaning: close it in the same block"});
  return false;
}

}  // namespace patchgen
