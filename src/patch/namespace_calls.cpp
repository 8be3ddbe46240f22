#include "patch/namespace_calls.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "patch/gone_ranges.h"
#include "patch/macro_call_target.h"
#include "patch/macro_calls.h"
#include "patch/scopes.h"

namespace patchgen {
namespace {

/// A macro call at namespace scope that is in the output.
struct StayingCall {
  Found call;
  std::vector<std::string> arguments;
};

std::vector<StayingCall> staying_calls(const PlanState& state) {
  std::vector<GoneRanges> gone;
  for (std::size_t i = 0; i < state.input.sources.size(); ++i) {
    gone.emplace_back(state.plan.edits, i);
  }
  std::vector<StayingCall> calls;
  for (const Found& each : state.upstream.all()) {
    if (each.declaration->kind != DeclarationKind::MacroInvocation) continue;
    if (!at_namespace_scope(state.upstream, each.declaration)) continue;
    if (gone[each.file_index].contains(each.declaration->range.begin)) continue;
    calls.push_back({each, macro_arguments(each)});
  }
  return calls;
}

/// Whether `argument` may be the namespace `path`: all of it, or its last components.
bool may_name(std::string_view argument, std::string_view path) {
  if (argument.starts_with("::")) return argument.substr(2) == path;
  return !argument.empty() && ends_with_name(path, argument);
}

}  // namespace

void warn_of_namespace_calls(PlanState& state) {
  if (state.excluded.empty()) return;
  const std::vector<StayingCall> calls = staying_calls(state);
  std::set<const Declaration*> warned;
  for (const Exclusion& exclusion : state.excluded) {
    for (const Found& excluded : exclusion.declarations) {
      const Declaration& gone = *excluded.declaration;
      if (gone.kind == DeclarationKind::Namespace ||
          gone.kind == DeclarationKind::MacroInvocation || !gone.qualifier.empty() ||
          !at_namespace_scope(state.upstream, &gone)) {
        continue;
      }
      const std::string_view path = scope_of(gone);
      for (const StayingCall& each : calls) {
        const bool names =
            std::any_of(each.arguments.begin(), each.arguments.end(),
                        [&](const std::string& argument) { return may_name(argument, path); });
        if (!names || !warned.insert(each.call.declaration).second) continue;
        const Operation& operation = state.input.spec->operations[exclusion.operation];
        const std::string& macro = each.call.declaration->name;
        OperationContext{state, operation, exclusion.operation}.remark(
            Severity::Warning, each.call, each.call.declaration->range,
            fmt::format("this call of '{}' names the namespace that '{}' is excluded from, and may "
                        "use it",
                        macro, gone.name),
            {fmt::format("if it does, exclude the call too: \"{}\"", spelled_call(each.call))});
      }
    }
  }
}

}  // namespace patchgen
