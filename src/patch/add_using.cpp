#include <fmt/format.h>

#include "patch/chosen_source.h"
#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"
#include "patch/using_edits.h"
#include "patch/using_text.h"

namespace patchgen {

namespace {

/// Why adding `line` would change nothing; empty when it would.
std::string why_pointless(const OperationContext& context, const Found& at,
                          const std::string& line) {
  for (const Found& there : find_using(context.state, line, nullptr)) {
    if (there.file_index != at.file_index) continue;
    if (context.state.upstream.parent(there.declaration) != nullptr) continue;
    if (!there.declaration->conditions.empty()) continue;
    return fmt::format("'{}' stands at {} already", line, place(there));
  }
  for (const Edit& edit : context.state.plan.edits) {
    if (edit.rank == kUsingRank && edit.source == at.file_index && edit.code.text == line) {
      return fmt::format("another operation adds '{}' already", line);
    }
  }
  return "";
}

}  // namespace

void plan_add_using(const OperationContext& context) {
  const std::optional<Found> chosen = chosen_source(context);
  if (!chosen) return;
  const Found& at = *chosen;
  for (const Spelled<std::string>& spelled : context.operation.usings) {
    const std::string line = using_line(spelled.value);
    const std::string reason = why_pointless(context, at, line);
    if (!reason.empty()) {
      context.error(spelled.where, reason, {"remove the operation: it has no effect"});
      continue;
    }
    const std::size_t offset = using_position(*at.file);
    add_line(context, at, offset, kUsingRank, line, offset == after_includes(*at.file));
    context.did(Effect::Action::Added, line, at, {offset, offset});
  }
}

}  // namespace patchgen
