#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <patchgen/plan.h>
#include <patchgen/target.h>

#include "patch/operation_context.h"
#include "patch/plan_operations.h"

namespace patchgen {
namespace {

/// Where the target that `claim` is about stands in its operation's list.
std::optional<std::size_t> target_index(const Operation& operation, const Claim& claim) {
  for (std::size_t i = 0; i < operation.targets.size(); ++i) {
    if (operation.targets[i].where == claim.where) return i;
  }
  return std::nullopt;
}

bool wins_over(const PatchSpec& spec, const Operation& heir, const Operation& base) {
  if (!base.inherited) return false;
  if (!heir.inherited) return true;
  const std::vector<std::size_t>& bases = spec.inherited[heir.inherited->spec].bases;
  return std::binary_search(bases.begin(), bases.end(), base.inherited->spec);
}

/// Both are methods that one class lacks, and neither says for which parameters.
bool add_same_member(const PatchSpec& spec, const Claim& a, const Claim& b) {
  if (a.added_member.empty() || b.added_member.empty()) return false;
  if (!(a.declarations.front() == b.declarations.front())) return false;
  const auto name = [&](const Claim& claim) -> std::optional<TargetName> {
    const Operation& operation = spec.operations[claim.operation];
    const auto index = target_index(operation, claim);
    return index ? parse_target_name(operation.targets[*index].value) : std::nullopt;
  };
  const std::optional<TargetName> x = name(a);
  const std::optional<TargetName> y = name(b);
  return x && y && !x->signature && !y->signature && x->path.back() == y->path.back();
}

bool same_target(const PatchSpec& spec, const Claim& a, const Claim& b) {
  if (add_same_member(spec, a, b)) return true;
  if (a.added_member != b.added_member) return false;
  return std::any_of(a.declarations.begin(), a.declarations.end(), [&](const Found& each) {
    return std::find(b.declarations.begin(), b.declarations.end(), each) != b.declarations.end();
  });
}

/// Two specs that know nothing of one another exclude the same thing.
bool repeats(const PatchSpec& spec, const Claim& later, const Claim& earlier) {
  const Operation& a = spec.operations[later.operation];
  const Operation& b = spec.operations[earlier.operation];
  return a.inherited && b.inherited && a.inherited->spec > b.inherited->spec &&
         a.kind == OperationKind::ExcludeFromOutput && b.kind == a.kind && a.cascade == b.cascade;
}

}  // namespace

PatchSpec settle_inheritance(const PlanInput& input) {
  const PatchSpec& spec = *input.spec;
  PatchSpec settled = spec;
  if (spec.inherited.empty()) return settled;
  // What each target means is known to the operations alone: they are planned once to be asked.
  EditPlan plan;
  Diagnostics unused;
  PlanState state = plan_operations(input, plan, unused);
  std::vector<std::vector<std::size_t>> beaten(spec.operations.size());
  for (const Claim& base : state.claims) {
    const Operation& operation = spec.operations[base.operation];
    const bool loses =
        std::any_of(state.claims.begin(), state.claims.end(), [&](const Claim& heir) {
          const bool wins = wins_over(spec, spec.operations[heir.operation], operation) ||
                            repeats(spec, base, heir);
          return wins && same_target(spec, heir, base);
        });
    const std::optional<std::size_t> target = target_index(operation, base);
    if (loses && target) beaten[base.operation].push_back(*target);
  }
  settled.operations.clear();
  for (std::size_t i = 0; i < spec.operations.size(); ++i) {
    Operation operation = spec.operations[i];
    std::vector<Target> left;
    for (std::size_t t = 0; t < operation.targets.size(); ++t) {
      const bool loses = std::find(beaten[i].begin(), beaten[i].end(), t) != beaten[i].end();
      if (!loses) left.push_back(operation.targets[t]);
    }
    if (left.empty() && !operation.targets.empty()) continue;
    operation.targets = std::move(left);
    settled.operations.push_back(std::move(operation));
  }
  return settled;
}

}  // namespace patchgen
