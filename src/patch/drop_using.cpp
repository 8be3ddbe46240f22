#include <fmt/format.h>

#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/using_edits.h"
#include "patch/using_text.h"
#include "support/edit_distance.h"

namespace patchgen {

void plan_drop_using(const OperationContext& context) {
  for (const Spelled<std::string>& spelled : context.operation.usings) {
    const std::string line = using_line(spelled.value);
    std::vector<std::string> others;
    const std::vector<Found> found = find_using(context.state, line, &others);
    if (found.size() == 1) {
      remove_declaration(context, found.front());
      continue;
    }
    std::vector<std::string> hints;
    for (const Found& each : found) hints.push_back("it stands at " + place(each));
    for (const std::string& near : nearest(line, others, 3)) {
      if (found.empty()) hints.push_back(fmt::format("did you mean '{}'?", near));
    }
    context.error(spelled.where,
                  found.empty()
                      ? fmt::format("no '{}' in {}", line, context.state.upstream.file_names())
                      : fmt::format("'{}' stands {} times", line, found.size()),
                  hints);
  }
}

}  // namespace patchgen
