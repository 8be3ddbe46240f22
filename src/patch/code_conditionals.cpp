#include "patch/code_conditionals.h"

#include <algorithm>

namespace patchgen {

bool check_conditionals(const OperationContext& context, const Spelled<std::string>& code) {
  const SourceText text(context.state.input.spec->text->name(), code.value + "\n");
  int depth = 0;
  int lowest = 0;
  for (const Directive& directive : read_outline(text, context.state.diagnostics).directives) {
    if (directive.kind == DirectiveKind::If) ++depth;
    if (directive.kind == DirectiveKind::Endif) --depth;
    lowest = std::min(lowest, depth);
  }
  if (depth == 0 && lowest == 0) return true;
  context.error(code.where,
                depth > 0 ? "an #if in \"code\" has no #endif" : "an #endif in \"code\" has no #if",
                {"what follows in upstream would change its meaning: close it in the same block"});
  return false;
}

}  // namespace patchgen
