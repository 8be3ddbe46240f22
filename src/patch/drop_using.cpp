#include <algorithm>
#include <fmt/format.h>

#include "patch/chosen_source.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/using_edits.h"
#include "patch/using_text.h"
#include "support/edit_distance.h"

namespace patchgen {

void plan_drop_using(const OperationContext& context) {
  const std::vector<std::size_t> sources = searched_sources(context);
  if (sources.empty()) return;
  for (const Spelled<std::string>& spelled : context.operation.usings) {
    const std::string line = using_line(spelled.value);
    std::vector<std::string> others;
    const std::vector<Found> all = find_using(context.state, line, &others);
    bool is_there = false;
    std::string searched;
    for (const std::size_t source : sources) {
      std::vector<Found> found;
      std::copy_if(all.begin(), all.end(), std::back_inserter(found),
                   [&](const Found& each) { return each.file_index == source; });
      searched += (searched.empty() ? "" : ", ") + context.state.input.sources[source].text->name();
      is_there |= !found.empty();
      if (found.size() == 1) remove_declaration(context, found.front());
      if (found.size() < 2) continue;
      std::vector<std::string> hints;
      for (const Found& each : found) hints.push_back("it stands at " + place(each));
      context.error(spelled.where, fmt::format("'{}' stands {} times", line, found.size()), hints);
    }
    if (is_there) continue;
    std::vector<std::string> hints;
    for (const std::string& near : nearest(line, others, 3)) {
      hints.push_back(fmt::format("did you mean '{}'?", near));
    }
    context.error(spelled.where, fmt::format("no '{}' in {}", line, searched), hints);
  }
}

}  // namespace patchgen
