#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "patch/helper_graph.h"
#include "patch/remaining_uses.h"
#include "patch/removal.h"

namespace patchgen {
namespace {

/// The entry of a spec that excludes all declarations of `orphan`.
std::string exclusion_of(const Orphan& orphan) {
  std::vector<std::string> names;
  for (const Found& each : orphan.declarations) {
    std::string name = each.declaration->qualified_name + each.declaration->signature;
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(std::move(name));
  }
  if (names.size() == 1) names = {orphan.declarations.front().declaration->qualified_name};
  const bool one = names.size() == 1;
  return fmt::format("{{\"op\": \"exclude_from_output\", \"{}\": {}\"{}\"{}}}",
                     one ? "target" : "targets", one ? "" : "[", fmt::join(names, "\", \""),
                     one ? "" : "]");
}

std::string how_to_drop(const PlanState& state, const Orphan& orphan) {
  if (state.input.spec->operations[orphan.operation].cascade) {
    return "it stays for what uses it: exclude that too";
  }
  if (orphan.is_of_excluded) return "\"cascade\": true drops it too";
  if (!orphan.is_direct) return "it goes with what uses it by \"cascade\": true on that exclusion";
  return exclusion_of(orphan) + " drops it";
}

void name_orphan(const PlanState& state, const Orphan& orphan) {
  const Found& first = orphan.declarations.front();
  report_operation(state, orphan.operation, orphan.where,
                   fmt::format("nothing {} uses {} any more (at {})",
                               orphan.is_direct ? "in the sources" : "but unused code",
                               subject_of(*first.declaration), place(first)),
                   {how_to_drop(state, orphan)}, Severity::Note);
}

/// Excludes the declarations of `orphan` with all that belongs to them.
void drop_orphan(PlanState& state, const Orphan& orphan) {
  const std::size_t index = orphan.operation;
  const OperationContext context{state, state.input.spec->operations[index], index};
  std::vector<Found> gone = orphan.declarations;
  const auto add = [&](const Found& each) {
    if (std::find(gone.begin(), gone.end(), each) == gone.end()) gone.push_back(each);
  };
  for (const Found& each : orphan.declarations) {
    if (!is_class_like(each.declaration->kind)) continue;
    for (const Found& member : out_of_line_members(state.upstream, each)) add(member);
  }
  for (const Found& each : state.upstream.mentioning(orphan.name)) {
    const bool instantiates =
        each.declaration->kind == DeclarationKind::ExplicitInstantiation &&
        each.declaration->qualified_name == orphan.declarations.front().declaration->qualified_name;
    if (instantiates) add(each);
  }
  std::vector<std::string> names{orphan.name};
  for (const MacroCall& holder : orphan.holders) {
    add(holder.call);
    names.push_back(holder.declares);
  }
  for (const Found& found : gone) remove_declaration(context, found);
  state.excluded.push_back({.declarations = std::move(gone),
                            .names = std::move(names),
                            .operation = index,
                            .where = orphan.where});
}

}  // namespace

void drop_orphans(PlanState& state) {
  const auto& operations = state.input.spec->operations;
  const bool cascades = std::any_of(operations.begin(), operations.end(),
                                    [](const Operation& each) { return each.cascade; });
  if (!cascades) return;
  for (const Orphan& orphan : find_orphans(state)) {
    if (!orphan.stays) drop_orphan(state, orphan);
  }
}

void name_orphans(const PlanState& state) {
  for (const Orphan& orphan : find_orphans(state)) name_orphan(state, orphan);
}

}  // namespace patchgen
