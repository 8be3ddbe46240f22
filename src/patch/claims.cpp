#include "patch/claims.h"

#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "patch/removal.h"

namespace patchgen {
namespace {

const Operation& operation_of(const PlanState& state, const Claim& claim) {
  return state.input.spec->operations[claim.operation];
}

/// Whether all that lies in the target goes with it.
bool takes_whole(const PlanState& state, const Claim& claim) {
  const OperationKind kind = operation_of(state, claim).kind;
  return kind == OperationKind::ReplaceClass || kind == OperationKind::ExcludeFromOutput;
}

/// What each pair of claims that meet is: found through the declarations that they share.
class Meetings {
 public:
  enum class Kind : std::uint8_t { Same, FirstInside, SecondInside };

  explicit Meetings(const PlanState& state) : state_(state) {
    for (std::size_t i = 0; i < state.claims.size(); ++i) {
      for (const Found& each : state.claims[i].declarations) {
        by_declaration_[each.declaration].push_back(i);
      }
      if (takes_whole(state, state.claims[i])) add_members(i);
    }
    for (std::size_t i = 0; i < state.claims.size(); ++i) {
      for (const Found& each : state.claims[i].declarations) look_around(i, each);
    }
  }

  /// (later claim, earlier claim) -> how the later one meets the earlier one.
  [[nodiscard]] const std::map<std::pair<std::size_t, std::size_t>, Kind>& all() const {
    return all_;
  }

 private:
  void add_members(std::size_t claim) {
    for (const Found& class_ : state_.claims[claim].declarations) {
      whole_[class_.declaration].push_back(claim);
      if (!is_class_like(class_.declaration->kind)) continue;
      for (const Found& member : out_of_line_members(state_.upstream, class_)) {
        members_[member.declaration].push_back(claim);
      }
    }
  }

  void look_around(std::size_t claim, const Found& found) {
    for (const std::size_t other : by_declaration_[found.declaration]) {
      const Claim& a = state_.claims[claim];
      const Claim& b = state_.claims[other];
      const bool same = a.added_member == b.added_member && !(a.extends && b.extends);
      if (other < claim && same) all_.emplace(std::pair(claim, other), Kind::Same);
    }
    const bool is_addition = !state_.claims[claim].added_member.empty();
    const Declaration* own = found.declaration;
    for (const Declaration* at = own; at != nullptr; at = state_.upstream.parent(at)) {
      // A class lies in itself only for a member that is added to it.
      if (at != own || is_addition) note_all(claim, whole_, at);
      note_all(claim, members_, at);
    }
  }

  using ByDeclaration = std::unordered_map<const Declaration*, std::vector<std::size_t>>;

  void note_all(std::size_t claim, const ByDeclaration& taken, const Declaration* declaration) {
    const auto found = taken.find(declaration);
    if (found == taken.end()) return;
    for (const std::size_t other : found->second) {
      if (other != claim) note(claim, other);
    }
  }

  void note(std::size_t inner, std::size_t outer) {
    if (inner > outer) {
      all_.emplace(std::pair(inner, outer), Kind::FirstInside);
    } else {
      all_.emplace(std::pair(outer, inner), Kind::SecondInside);
    }
  }

  const PlanState& state_;
  ByDeclaration by_declaration_;
  ByDeclaration whole_;    ///< declarations that are taken with all that lies in them
  ByDeclaration members_;  ///< what stands elsewhere and goes with a class
  std::map<std::pair<std::size_t, std::size_t>, Kind> all_;
};

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
  const Meetings meetings(state);
  for (const auto& [claims, kind] : meetings.all()) {
    const Claim& a = state.claims[claims.first];
    const Claim& b = state.claims[claims.second];
    if (kind == Meetings::Kind::Same) {
      report(state, a, b, fmt::format("two operations have the target '{}'", spelled(state, a)));
      continue;
    }
    const Claim& inner = kind == Meetings::Kind::FirstInside ? a : b;
    const Claim& outer = kind == Meetings::Kind::FirstInside ? b : a;
    const bool replaces = operation_of(state, outer).kind == OperationKind::ReplaceClass;
    report(state, inner, outer,
           fmt::format("'{}' is part of '{}', which another operation {}", spelled(state, inner),
                       spelled(state, outer), replaces ? "replaces" : "excludes"));
  }
  return meetings.all().empty();
}

}  // namespace patchgen
