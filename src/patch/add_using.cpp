#include <fmt/format.h>

#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"
#include "patch/using_edits.h"
#include "patch/using_text.h"

namespace patchgen {

void plan_add_using(const OperationContext& context) {
  const Found at = first_source(context.state);
  for (const Spelled<std::string>& spelled : context.operation.usings) {
    const std::string line = using_line(spelled.value);
    for (const Found& there : find_using(context.state, line, nullptr)) {
      if (!enclosing_classes(context.state.upstream, there.declaration).empty()) continue;
      if (context.state.upstream.parent(there.declaration) != nullptr) continue;
      context.error(spelled.where, fmt::format("'{}' stands at {} already", line, place(there)),
                    {"remove the operation: it has no effect"});
      return;
    }
    const std::size_t offset = using_position(*at.file);
    add_line(context, at, offset, kUsingRank, line, offset == after_includes(*at.file));
    context.did(Effect::Action::Added, line, at, {offset, offset});
  }
}

}  // namespace patchgen
