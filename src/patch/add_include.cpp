#include <fmt/format.h>

#include "patch/include_edits.h"
#include "patch/operations.h"

namespace patchgen {

void plan_add_include(const OperationContext& context) {
  const Found at = first_source(context.state);
  for (const Spelled<std::string>& include : context.operation.includes) {
    if (ensure_include(context, at, include.value)) continue;
    context.error(include.where,
                  fmt::format("{} is included already, so this has no effect", include.value),
                  {"remove the operation"});
  }
}

}  // namespace patchgen
