#include <fmt/format.h>

#include "patch/chosen_source.h"
#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"

namespace patchgen {

void plan_add_include(const OperationContext& context) {
  const std::optional<Found> chosen = chosen_source(context);
  if (!chosen) return;
  const Found& at = *chosen;
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
