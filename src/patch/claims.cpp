#include "patch/claims.h"

#include <algorithm>
#include <fmt/format.h>

#include "patch/removal.h"

namespace patchgen {
namespace {

const Operation& operation_of(const PlanState& state, const Claim& claim) {
  return state.input.spec->operations[claim.operation];
}

bool takes_whole_class(const PlanState& state, const Claim& claim) {
  const OperationKind kind = operation_of(state, claim).kind;
  return !claim.declarations.empty() &&
         (kind == OperationKind::ReplaceClass || kind == OperationKind::ExcludeFromOutput) &&
         is_class_like(claim.declarations.front().declaration->kind);
}

bool share_declaration(const Claim& a, const Claim& b) {
  if (a.added_member != b.added_member || (a.extends && b.extends)) return false;
  return std::any_of(a.declarations.begin(), a.declarations.end(), [&](const Found& each) {
    return std::find(b.declarations.begin(), b.declarations.end(), each) != b.declarations.end();
  });
}

/// True when a declaration of `inner` stands in the class of `outer`, or is a member of it
/// elsewhere.
bool lies_inside(const PlanState& state, const Claim& inner, const Claim& outer) {
  if (!takes_whole_class(state, outer)) return false;
  const Found& class_ = outer.declarations.front();
  if (!inner.added_member.empty() && inner.declarations.front() == class_) return true;
  const std::vector<Found> members = out_of_line_members(state.upstream, class_);
  return std::any_of(inner.declarations.begin(), inner.declarations.end(), [&](const Found& each) {
    return state.upstream.encloses(class_.declaration, each.declaration) ||
           std::find(members.begin(), members.end(), each) != members.end();
  });
}

void report(const PlanState& state, const Claim& at, const Claim& other, const std::string& what) {
  const Operation& operation = operation_of(state, other);
  const SourceText& spec = text_of(*state.input.spec, operation);
  const LineColumn place = spec.position(other.where.begin);
  report_operation(
      state, at.operation, at.where, what,
      {fmt::format("the other operation ({}) has its target at {}:{}:{}",
                   operation_name(operation.kind), spec.name(), place.line, place.column),
       "keep one of the two"});
}

std::string spelled(const PlanState& state, const Claim& claim) {
  const SourceText& spec = text_of(*state.input.spec, operation_of(state, claim));
  std::string_view text = spec.slice(claim.where);
  if (text.size() >= 2 && text.front() == '"') text = text.substr(1, text.size() - 2);
  return std::string(text);
}

}  // namespace

bool check_claims(const PlanState& state) {
  bool fine = true;
  for (std::size_t i = 0; i < state.claims.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Claim& a = state.claims[i];
      const Claim& b = state.claims[j];
      if (share_declaration(a, b)) {
        report(state, a, b, fmt::format("two operations have the target '{}'", spelled(state, a)));
      } else if (lies_inside(state, a, b) || lies_inside(state, b, a)) {
        const bool a_inside = lies_inside(state, a, b);
        const Claim& inner = a_inside ? a : b;
        const Claim& outer = a_inside ? b : a;
        const bool replaces = operation_of(state, outer).kind == OperationKind::ReplaceClass;
        report(
            state, inner, outer,
            fmt::format("'{}' is part of '{}', which another operation {}", spelled(state, inner),
                        spelled(state, outer), replaces ? "replaces" : "excludes"));
      } else {
        continue;
      }
      fine = false;
    }
  }
  return fine;
}

}  // namespace patchgen
