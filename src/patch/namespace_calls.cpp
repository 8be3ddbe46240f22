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

/// Whether `argument` may be the namespace `path`: all of it, or its last components.
bool may_name(std::string_view argument, std::string_view path) {
  if (argument.starts_with("::")) return argument.substr(2) == path;
  return !argument.empty() && ends_with_name(path, argument);
}

}  // namespace

NamespaceCalls::NamespaceCalls(const PlanState& state) {
  std::vector<GoneRanges> gone;
  for (std::size_t i = 0; i < state.input.sources.size(); ++i) {
    gone.emplace_back(state.plan.edits, i);
  }
  for (const Found& each : state.upstream.all()) {
    if (each.declaration->kind != DeclarationKind::MacroInvocation) continue;
    if (!at_namespace_scope(state.upstream, each.declaration)) continue;
    if (gone[each.file_index].contains(each.declaration->range.begin)) continue;
    calls_.push_back({each, macro_arguments(each)});
  }
}

std::vector<Found> NamespaceCalls::naming(std::string_view path) const {
  std::vector<Found> result;
  for (const Call& call : calls_) {
    const bool names =
        std::any_of(call.arguments.begin(), call.arguments.end(),
                    [&](const std::string& argument) { return may_name(argument, path); });
    if (names) result.push_back(call.found);
  }
  return result;
}

void warn_of_namespace_calls(PlanState& state) {
  if (state.excluded.empty()) return;
  const NamespaceCalls calls(state);
  std::set<const Declaration*> warned;
  for (const Exclusion& exclusion : state.excluded) {
    const Operation& operation = state.input.spec->operations[exclusion.operation];
    const OperationContext context{state, operation, exclusion.operation};
    for (const Found& excluded : exclusion.declarations) {
      const Declaration& gone = *excluded.declaration;
      if (gone.kind == DeclarationKind::MacroInvocation || !gone.qualifier.empty() ||
          !at_namespace_scope(state.upstream, &gone)) {
        continue;
      }
      for (const Found& call : calls.naming(scope_of(gone))) {
        if (!warned.insert(call.declaration).second) continue;
        context.remark(
            Severity::Warning, call, call.declaration->range,
            fmt::format("this call of '{}' names the namespace that '{}' is excluded from, and may "
                        "use it",
                        call.declaration->name, gone.name),
            {fmt::format("if it does, exclude the call too: \"{}\"", spelled_call(call))});
      }
    }
  }
}

}  // namespace patchgen
