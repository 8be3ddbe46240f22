#include "patch/chosen_source.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <string>

#include "support/edit_distance.h"

namespace patchgen {
namespace {

/// Sources that are called `name`, or end with it behind a `/`.
std::vector<std::size_t> sources_called(const PatchSpec& spec, const std::string& name) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < spec.sources.size(); ++i) {
    const std::string& input = spec.sources[i].input.value;
    if (input == name) return {i};
    if (input.ends_with("/" + name)) found.push_back(i);
  }
  return found;
}

}  // namespace

std::optional<Found> chosen_source(const OperationContext& context) {
  const PlanInput& input = context.state.input;
  if (!context.operation.source) return Found{0, &input.sources.front(), nullptr};
  const Spelled<std::string>& wanted = *context.operation.source;
  const std::vector<std::size_t> found = sources_called(*input.spec, wanted.value);
  if (found.size() == 1) return Found{found.front(), &input.sources[found.front()], nullptr};
  std::vector<std::string> names;
  for (const SourceEntry& entry : input.spec->sources) names.push_back(entry.input.value);
  std::vector<std::string> hints;
  if (found.empty()) {
    for (const std::string& near : nearest(wanted.value, names, 3)) {
      hints.push_back(fmt::format("did you mean '{}'?", near));
    }
    if (hints.empty()) hints.push_back(fmt::format("the sources are: {}", fmt::join(names, ", ")));
  } else {
    for (const std::size_t i : found) hints.push_back(fmt::format("it may be '{}'", names[i]));
  }
  context.error(wanted.where,
                fmt::format("'{}' {} of the spec {}", wanted.value,
                            found.empty() ? "is none of the sources" : "may be several sources",
                            input.spec->text->name()),
                hints);
  return std::nullopt;
}

std::vector<std::size_t> searched_sources(const OperationContext& context) {
  if (context.operation.source) {
    const std::optional<Found> chosen = chosen_source(context);
    return chosen ? std::vector<std::size_t>{chosen->file_index} : std::vector<std::size_t>{};
  }
  std::vector<std::size_t> all(context.state.input.sources.size());
  std::iota(all.begin(), all.end(), 0);
  return all;
}

}  // namespace patchgen
