#include <fmt/format.h>

#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"

namespace patchgen {

void plan_add_include(const OperationContext& context) {
  const Found at = first_source(context.state);
  for (const Spelled<std::string>& include : context.operation.includes) {
    if (ensure_include(context, at, include.value)) continue;
    if (!includes_already(*at.file, include.value)) {
      context.error(include.where,
                    fmt::format("another operation includes {} already", include.value),
                    {"remove the operation: it has no effect"});
      continue;
    }
    context.error(include.where, fmt::format("{} is included already", include.value),
                  {"remove the operation: it has no effect"});
  }
}

}  // namespace patchgen
