#include "patch/moved_members.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include <patchgen/target.h>

#include "patch/header_path.h"
#include "patch/helper_placement.h"
#include "patch/insertion_points.h"
#include "patch/removal.h"
#include "patch/renamed_class.h"
#include "patch/seen_by_all.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// Whether `part`, a member of `class_`, is defined where the class is not known by its bare name:
/// `int n::X::f() {…}`, or through an alias of the namespace or the class.
bool names_namespaces(const DeclarationIndex& upstream, const Found& class_, const Found& part) {
  const auto around = enclosing_classes(upstream, class_.declaration);
  const std::size_t classes = around.size() + 1;
  const Declaration& outermost = around.empty() ? *class_.declaration : *around.front();
  const std::optional<TargetName> name =
      parse_target_name(fmt::format("{}x", part.file->text->slice(part.declaration->qualifier)));
  return name &&
         (name->is_absolute || name->path.size() > classes + 1 ||
          name->path.front() != outermost.name) &&
         enclosing_namespaces(upstream, part.declaration).size() <
             enclosing_namespaces(upstream, class_.declaration).size();
}

/// Adds `edit` with the code of `parts`.
void bring_parts(const OperationContext& context, const Found& target, const Replacement& from,
                 const std::vector<MovedPart>& parts, const Found& at, Edit edit) {
  for (const MovedPart& part : parts) {
    if (part.head_only) continue;
    context.bring(part.found, target.declaration->name, target.declaration->name);
  }
  edit.code = renamed_parts(context, target, from.found, parts);
  const DeclarationIndex& upstream = context.state.upstream;
  if (at != target && names_namespaces(upstream, target, at)) {
    wrap_in_namespaces(edit.code,
                       missing_namespaces(spelled_namespaces(upstream, target),
                                          enclosing_namespaces(upstream, at.declaration)));
  }
  edit.marker = class_marker(context, *target.declaration, from.origin);
  context.did(Effect::Action::Added, "members of " + subject_of(*target.declaration), at,
              edit.range, from.origin);
  context.add(std::move(edit));
}

/// Those of `old_parts` first that stand in the namespaces of their class.
void prefer_inside(const DeclarationIndex& upstream, const Found& target,
                   std::vector<Found>& old_parts) {
  std::stable_partition(old_parts.begin(), old_parts.end(), [&](const Found& each) {
    return !names_namespaces(upstream, target, each);
  });
}

/// An edit for what goes behind the class.
Edit behind_class(const OperationContext& context, const Found& target) {
  const auto classes = enclosing_classes(context.state.upstream, target.declaration);
  const Declaration& outermost = classes.empty() ? *target.declaration : *classes.front();
  const std::size_t offset = line_after(*target.file->text, outermost.owned);
  Edit edit = context.edit(target, {offset, offset}, EditLayout::NewLines);
  edit.indent = indentation_at(*target.file->text, outermost.range.begin);
  edit.blank_line_around = true;
  edit.rank = kCodeRank;
  return edit;
}

/// Which files the parts of a class go to: the first member of upstream's in it gives the place.
/// Nothing means behind the class.
struct Homes {
  std::optional<std::size_t> of_seen;   ///< for what every includer has to see
  std::optional<std::size_t> of_plain;  ///< for the rest
  bool makes_inline = false;            ///< the rest would be defined in each includer
};

Homes homes_for(const OperationContext& context, const Found& target,
                const std::vector<Found>& old_parts) {
  const DeclarationIndex& upstream = context.state.upstream;
  const auto is_header_at = [&](std::size_t file) {
    return is_header(context.state.input.spec->sources[file].input.value);
  };
  const bool is_template = !target.declaration->template_head.empty();
  Homes homes;
  bool has_plain = false;
  for (const Found& old : old_parts) {
    const std::size_t file = old.file_index;
    if (!is_seen_by_all(upstream, old)) {
      if (!has_plain) homes.of_plain = file;
      has_plain = true;
      if (file == target.file_index && !homes.of_seen) homes.of_seen = file;
    } else if (file == target.file_index) {
      homes.of_seen = file;
    } else if (!homes.of_seen && (is_header_at(file) || is_template)) {
      homes.of_seen = file;
    }
  }
  if (!has_plain) {
    homes.of_plain = homes.of_seen;
    homes.makes_inline = is_header_at(homes.of_plain.value_or(target.file_index));
  }
  return homes;
}

/// Whether one of `parts` declares the specialisation that `part` defines.
bool is_declared(const std::vector<Found>& parts, const Found& part) {
  const Declaration& own = *part.declaration;
  return std::any_of(parts.begin(), parts.end(), [&](const Found& each) {
    const Declaration& other = *each.declaration;
    return each != part && !other.is_definition && other.kind == own.kind &&
           other.qualified_name == own.qualified_name && other.signature == own.signature &&
           other.specialization == own.specialization;
  });
}

/// The branches that `part` stands in and its class does not.
std::vector<OpenBranch> own_branches(const Found& class_, const Found& part) {
  std::vector<OpenBranch> own = branches_around(*part.file, *part.declaration);
  const std::vector<std::string>& around = class_.declaration->conditions;
  const std::vector<std::string>& conditions = part.declaration->conditions;
  const auto [differs, ignored] =
      std::mismatch(conditions.begin(), conditions.end(), around.begin(), around.end());
  const auto shared =
      std::min<std::size_t>(static_cast<std::size_t>(differs - conditions.begin()), own.size());
  own.erase(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(shared));
  return own;
}

/// `parts` by where they go.
struct Groups {
  std::vector<MovedPart> behind;  ///< the class
  std::vector<MovedPart> seen;
  std::vector<MovedPart> plain;
};

Groups group(const OperationContext& context, const Found& target, const Found& replacement,
             const Homes& homes, const std::vector<Found>& parts) {
  Groups groups;
  const bool one_home = homes.of_seen == homes.of_plain;
  for (const Found& part : parts) {
    const DeclarationKind kind = part.declaration->kind;
    const bool is_member = (is_function_like(kind) && kind != DeclarationKind::DeductionGuide) ||
                           kind == DeclarationKind::Field || kind == DeclarationKind::Variable;
    const bool is_type = !is_member && kind != DeclarationKind::ExplicitInstantiation;
    const bool seen = is_seen_by_all(context.state.patches, part);
    const std::vector<OpenBranch> branches = own_branches(replacement, part);
    if (!seen && !one_home) {
      const bool declares = !specialization_head(part).empty() && !is_declared(parts, part);
      if (declares) {
        (homes.of_seen ? groups.seen : groups.behind)
            .push_back({.found = part, .head_only = true, .branches = branches});
      }
      (homes.of_plain ? groups.plain : groups.behind)
          .push_back({.found = part, .branches = branches});
      continue;
    }
    MovedPart moved{.found = part, .head_only = false, .branches = branches};
    moved.makes_inline = !seen && homes.makes_inline && is_member;
    const bool with_class = !homes.of_seen || (is_type && *homes.of_seen != target.file_index);
    (with_class ? groups.behind : groups.seen).push_back(std::move(moved));
  }
  return groups;
}

/// The conditions that upstream's members in one file stand under whatever they are: those of the
/// class, or in another file those that all of them share and no member has of its own.
std::vector<std::string> plain_conditions(const Found& target, const std::vector<Found>& members) {
  const std::vector<std::string>& of_class = target.declaration->conditions;
  if (members.front().file_index == target.file_index) return of_class;
  std::vector<std::string> shared = members.front().declaration->conditions;
  for (const Found& each : members) {
    const std::vector<std::string>& conditions = each.declaration->conditions;
    shared.erase(
        std::mismatch(shared.begin(), shared.end(), conditions.begin(), conditions.end()).first,
        shared.end());
    for (const Declaration& declared : target.declaration->children) {
      if (declared.name != each.declaration->name) continue;
      if (declared.signature != each.declaration->signature) continue;
      shared.erase(std::find_if(shared.begin(), shared.end(),
                                [&](const std::string& condition) {
                                  const auto has = [&](const std::vector<std::string>& list) {
                                    return std::find(list.begin(), list.end(), condition) !=
                                           list.end();
                                  };
                                  return has(declared.conditions) && !has(of_class);
                                }),
                   shared.end());
    }
  }
  return shared;
}

/// Parts that take the place of one of upstream's members; without one that stands under no
/// condition of its own, they go behind the conditional of the first.
struct Placed {
  std::optional<Found> at;
  std::vector<MovedPart> parts;
};

/// Where `parts` go among upstream's `members` of one file: what stands under a condition to what
/// stands under the same, all else to the first that stands under none.
std::vector<Placed> places_for(const std::vector<Found>& members, const Found& target,
                               const std::vector<MovedPart>& parts) {
  const std::vector<std::string> plain = plain_conditions(target, members);
  const auto first_under = [&](std::vector<std::string> own) -> std::optional<Found> {
    own.insert(own.begin(), plain.begin(), plain.end());
    const auto found = std::find_if(members.begin(), members.end(), [&](const Found& each) {
      return each.declaration->conditions == own;
    });
    return found == members.end() ? std::nullopt : std::optional(*found);
  };
  // A class under a condition may have members that stand under none.
  const auto without = std::find_if(members.begin(), members.end(), [&](const Found& each) {
    const std::vector<std::string>& conditions = each.declaration->conditions;
    return std::mismatch(conditions.begin(), conditions.end(), plain.begin(), plain.end()).first ==
           conditions.end();
  });
  std::vector<Placed> places{{.at = {}, .parts = {}}};
  if (without != members.end()) places.front().at = *without;
  for (MovedPart part : parts) {
    const std::vector<std::string>& conditions = part.found.declaration->conditions;
    const auto count = static_cast<std::ptrdiff_t>(part.branches.size());
    const auto at = part.branches.empty()
                        ? std::nullopt
                        : first_under({conditions.end() - count, conditions.end()});
    if (!at) {
      places.front().parts.push_back(std::move(part));
      continue;
    }
    part.branches.clear();
    const auto known = std::find_if(places.begin(), places.end(),
                                    [&](const Placed& each) { return each.at == at; });
    if (known != places.end()) {
      known->parts.push_back(std::move(part));
    } else {
      places.push_back({at, {std::move(part)}});
    }
  }
  std::erase_if(places, [](const Placed& each) { return each.parts.empty(); });
  return places;
}

/// An edit for what goes behind the conditional that the first of upstream's `members` stands in;
/// reports an error when that ends outside of the member's namespace.
std::optional<Edit> behind_conditional(const OperationContext& context, const Found& target,
                                       const std::vector<Found>& members) {
  const Found& member = members.front();
  const OutlinedFile& file = *member.file;
  const std::vector<std::string> plain = plain_conditions(target, members);
  const std::vector<std::string>& own = member.declaration->conditions;
  const auto depth = static_cast<std::size_t>(
      std::mismatch(own.begin(), own.end(), plain.begin(), plain.end()).first - own.begin());
  const std::size_t end =
      end_of_conditional(file, branches_around(file, *member.declaration).at(depth).conditional);
  const std::size_t offset = line_after(*file.text, file.outline->directives.at(end).range);
  const Declaration* around = context.state.upstream.parent(member.declaration);
  if (around != nullptr && offset >= around->range.end) {
    context.error(
        context.operation.targets.front().where,
        fmt::format("nothing says where in {} the members of the replacement go: its "
                    "namespace at line {} lies within '{}'",
                    file.text->name(), file.text->line_of(around->range.begin), own[depth]),
        {"override single methods with override_method"});
    return std::nullopt;
  }
  Edit edit = context.edit(member, {offset, offset}, EditLayout::NewLines);
  edit.indent = indentation_at(*file.text, member.declaration->range.begin);
  edit.blank_line_around = true;
  edit.rank = kCodeRank;
  return edit;
}

}  // namespace

Marker class_marker(const OperationContext& context, const Declaration& target,
                    const std::string& origin) {
  return {.label = "PATCHED CLASS",
          .subject = target.name + target.specialization,
          .notes = marker_notes(context.operation.description, origin)};
}

void move_members(const OperationContext& context, const Found& target,
                  const Replacement& replacement, const std::vector<Found>& parts,
                  std::span<const Found> earlier_copies) {
  std::vector<Found> old_parts = out_of_line_members(context.state.upstream, target);
  // What the copies of the class in other branches share has been moved with the first of them.
  const std::size_t count = old_parts.size();
  for (const Found& copy : earlier_copies) {
    for (const Found& moved : out_of_line_members(context.state.upstream, copy)) {
      std::erase(old_parts, moved);
    }
  }
  prefer_inside(context.state.upstream, target, old_parts);
  const Homes homes = homes_for(context, target, old_parts);
  const bool is_moved = old_parts.size() != count;
  const Groups groups =
      is_moved ? Groups{} : group(context, target, replacement.found, homes, parts);
  if (!groups.behind.empty()) {
    bring_parts(context, target, replacement, groups.behind, target, behind_class(context, target));
  }
  std::vector<Found> taken;
  for (const auto& [home, here] :
       {std::pair{homes.of_seen, &groups.seen}, std::pair{homes.of_plain, &groups.plain}}) {
    if (!home || here->empty()) continue;
    std::vector<Found> in_home;
    std::copy_if(old_parts.begin(), old_parts.end(), std::back_inserter(in_home),
                 [&](const Found& old) { return old.file_index == *home; });
    for (const Placed& each : places_for(in_home, target, *here)) {
      std::optional<Edit> edit =
          each.at ? context.edit(*each.at, each.at->declaration->owned, EditLayout::Block)
                  : behind_conditional(context, target, in_home);
      if (!edit) return;
      if (each.at) taken.push_back(*each.at);
      bring_parts(context, target, replacement, each.parts, each.at.value_or(in_home.front()),
                  std::move(*edit));
    }
  }
  for (const Found& old : old_parts) {
    if (std::find(taken.begin(), taken.end(), old) == taken.end()) remove_declaration(context, old);
  }
}

}  // namespace patchgen
