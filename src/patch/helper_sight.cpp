#include "patch/helper_sight.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "patch/header_path.h"
#include "patch/insertion_points.h"
#include "patch/namespace_scope_names.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// A helper whose place the spec says.
struct Chosen {
  std::vector<std::string> names;
  std::size_t source = 0;
  std::size_t operation = 0;
  ByteRange where;  ///< of the place in the spec
  const char* key = "";
};

std::vector<Chosen> chosen_helpers(const PlanState& state) {
  std::vector<Chosen> result;
  const auto& operations = state.input.spec->operations;
  for (const IncludedHelper& helper : state.helpers) {
    const auto& source = operations[helper.operation].source;
    if (!helper.source || !source) continue;
    result.push_back({helper.names, *helper.source, helper.operation, source->where, "source"});
  }
  for (const Edit& edit : state.plan.edits) {
    if (edit.rank != kHelperRank || edit.operations.empty()) continue;
    const std::size_t index = edit.operations.front();
    const Operation& operation = operations[index];
    if (operation.kind != OperationKind::AddHelper || !(operation.after || operation.before)) {
      continue;
    }
    const Target& anchor = operation.after ? *operation.after : *operation.before;
    result.push_back({namespace_scope_names(edit.code.text), edit.source, index, anchor.where,
                      operation.after ? "after" : "before"});
  }
  return result;
}

/// The first of `names` that `code` uses; empty when there is none.
std::string used_name(std::string_view code, const std::vector<std::string>& names) {
  for (const std::string_view word : split_spelling(code)) {
    if (std::find(names.begin(), names.end(), word) != names.end()) return std::string(word);
  }
  return "";
}

/// Whether the file `source` has another declaration called `name`, upstream's or a helper's.
bool has_another(const PlanState& state, const std::vector<Chosen>& chosen, const Chosen& helper,
                 std::size_t source, const std::string& name) {
  const auto& sources = state.input.spec->sources;
  const auto seen = [&](std::size_t other) {
    return other == source || is_header(sources[other].output.value);
  };
  const auto has_name = [&](const std::vector<std::string>& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  const std::vector<Found> named = state.upstream.called(name);
  return std::any_of(named.begin(), named.end(),
                     [&](const Found& each) { return seen(each.file_index); }) ||
         std::any_of(chosen.begin(), chosen.end(),
                     [&](const Chosen& other) {
                       return &other != &helper && seen(other.source) && has_name(other.names);
                     }) ||
         std::any_of(state.helpers.begin(), state.helpers.end(), [&](const IncludedHelper& other) {
           return !other.source && has_name(other.names);
         });
}

void check(const PlanState& state, const std::vector<Chosen>& chosen, const Chosen& helper) {
  const auto& sources = state.input.spec->sources;
  for (const Edit& edit : state.plan.edits) {
    if (edit.source == helper.source || edit.operations.empty()) continue;
    const std::string name = used_name(edit.code.text, helper.names);
    if (name.empty() || has_another(state, chosen, helper, edit.source, name)) continue;
    const Operation& user = state.input.spec->operations[edit.operations.front()];
    const std::string& there = sources[edit.source].input.value;
    const std::string instead = is_header(sources[edit.source].output.value)
                                    ? fmt::format("write \"source\": \"{}\"", there)
                                    : std::string("name a header that both include");
    report_operation(state, helper.operation, helper.where,
                     fmt::format("the helper '{}' goes to {}, where the new code in {} that uses "
                                 "it does not see it",
                                 name, sources[helper.source].input.value, there),
                     {fmt::format("that code is of {} at {}", operation_name(user.kind),
                                  place_in_spec(*state.input.spec, user)),
                      fmt::format("leave \"{}\" out, or {}", helper.key, instead)});
    return;
  }
}

}  // namespace

void check_helper_sight(const PlanState& state) {
  const std::vector<Chosen> chosen = chosen_helpers(state);
  for (const Chosen& helper : chosen) {
    if (is_header(state.input.spec->sources[helper.source].output.value)) continue;
    check(state, chosen, helper);
  }
}

}  // namespace patchgen
