#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "patch/gone_ranges.h"
#include "patch/remaining_uses.h"
#include "patch/removal.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

struct Place {
  std::size_t source;
  std::size_t offset;
};

using Places = std::unordered_map<std::string_view, std::vector<Place>>;

Places identifier_places(const PlanInput& input) {
  Places places;
  for (std::size_t i = 0; i < input.sources.size(); ++i) {
    for (const Token& token : input.sources[i].outline->tokens) {
      if (token.kind != TokenKind::Identifier) continue;
      places[spelling(*input.sources[i].text, token)].push_back({i, token.begin});
    }
  }
  return places;
}

bool can_be_helper(const PlanState& state, const Found& found) {
  switch (found.declaration->kind) {
    case DeclarationKind::Function:
    case DeclarationKind::Variable:
    case DeclarationKind::TypeAlias:
    case DeclarationKind::Enum:
    case DeclarationKind::Class:
    case DeclarationKind::Struct:
      break;
    default:
      return false;
  }
  return found.declaration->qualifier.empty() && !found.declaration->name.empty() &&
         enclosing_classes(state.upstream, found.declaration).empty() &&
         !state.upstream.is_one_of_several(found);
}

/// The declarations of each name that could be a helper; names that also mean something else are
/// out.
std::unordered_map<std::string_view, std::vector<Found>> helpers_by_name(const PlanState& state) {
  std::unordered_map<std::string_view, std::vector<Found>> result;
  std::set<std::string_view> taken;
  for (const Found& found : state.upstream.all()) {
    const std::string_view name = found.declaration->name;
    if (can_be_helper(state, found)) {
      result[name].push_back(found);
    } else {
      taken.insert(name);
    }
  }
  for (const std::string_view name : taken) result.erase(name);
  return result;
}

/// Which exclusion takes the bytes at `place`; none: npos.
std::size_t exclusion_at(const PlanState& state, const Place& place) {
  for (std::size_t i = 0; i < state.excluded.size(); ++i) {
    for (const Found& found : state.excluded[i].declarations) {
      if (found.file_index == place.source && found.declaration->owned.contains(place.offset))
        return i;
    }
  }
  return std::string::npos;
}

/// The declarations of one name with the out-of-line members of those that are classes.
std::vector<Found> with_members(const PlanState& state, const std::vector<Found>& declarations) {
  std::vector<Found> result = declarations;
  for (const Found& each : declarations) {
    if (!is_class_like(each.declaration->kind)) continue;
    const std::vector<Found> members = out_of_line_members(state.upstream, each);
    result.insert(result.end(), members.begin(), members.end());
  }
  return result;
}

struct Orphan {
  std::vector<Found> declarations;
  std::size_t exclusion = 0;  ///< that took its last user
};

std::vector<Orphan> find_orphans(const PlanState& state, const Places& places) {
  std::vector<Orphan> orphans;
  for (const auto& [name, declarations] : helpers_by_name(state)) {
    if (exclusion_at(state, {declarations.front().file_index,
                             declarations.front().declaration->range.begin}) != std::string::npos) {
      continue;
    }
    std::size_t taken_by = std::string::npos;
    bool used = false;
    const auto found = places.find(name);
    if (found == places.end()) continue;
    const std::vector<Found> all = with_members(state, declarations);
    for (const Place& place : found->second) {
      const bool own = std::any_of(all.begin(), all.end(), [&](const Found& d) {
        return d.file_index == place.source && d.declaration->range.contains(place.offset);
      });
      if (own) continue;
      const std::size_t exclusion = exclusion_at(state, place);
      used |= exclusion == std::string::npos;
      if (exclusion != std::string::npos) taken_by = exclusion;
    }
    if (!used && taken_by != std::string::npos) orphans.push_back({declarations, taken_by});
  }
  std::sort(orphans.begin(), orphans.end(), [](const Orphan& a, const Orphan& b) {
    const Found& x = a.declarations.front();
    const Found& y = b.declarations.front();
    return std::pair(x.file_index, x.declaration->range.begin) <
           std::pair(y.file_index, y.declaration->range.begin);
  });
  return orphans;
}

bool named_in_new_code(const PlanState& state, const std::string& name) {
  return std::any_of(state.plan.edits.begin(), state.plan.edits.end(), [&](const Edit& edit) {
    return edit.code.text.find(name) != std::string::npos;
  });
}

bool claimed(const PlanState& state, const Orphan& orphan) {
  return std::any_of(state.claims.begin(), state.claims.end(), [&](const Claim& claim) {
    return std::any_of(claim.declarations.begin(), claim.declarations.end(), [&](const Found& f) {
      return std::find(orphan.declarations.begin(), orphan.declarations.end(), f) !=
             orphan.declarations.end();
    });
  });
}

void name_orphan(PlanState& state, const Orphan& orphan) {
  const Exclusion& exclusion = state.excluded[orphan.exclusion];
  report_operation(state, exclusion.operation, exclusion.where,
                   fmt::format("nothing in the sources uses {} any more (at {})",
                               subject_of(*orphan.declarations.front().declaration),
                               place(orphan.declarations.front())),
                   {"\"cascade\": true drops it too"}, Severity::Note);
}

}  // namespace

void drop_orphans(PlanState& state) {
  if (state.excluded.empty()) return;
  const Places places = identifier_places(state.input);
  bool changed = true;
  while (changed) {
    changed = false;
    for (const Orphan& orphan : find_orphans(state, places)) {
      const std::string& name = orphan.declarations.front().declaration->name;
      if (claimed(state, orphan) || named_in_new_code(state, name)) continue;
      const std::size_t index = state.excluded[orphan.exclusion].operation;
      const Operation& operation = state.input.spec->operations[index];
      if (!operation.cascade) {
        name_orphan(state, orphan);
        continue;
      }
      const OperationContext context{state, operation, index};
      for (const Found& found : orphan.declarations) remove_declaration(context, found);
      state.excluded.push_back({.declarations = orphan.declarations,
                                .names = {name},
                                .operation = index,
                                .where = state.excluded[orphan.exclusion].where});
      changed = true;
    }
  }
}

}  // namespace patchgen
