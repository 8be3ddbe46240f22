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

/// `parts` by where they go.
struct Groups {
  std::vector<MovedPart> behind;  ///< the class
  std::vector<MovedPart> seen;
  std::vector<MovedPart> plain;
};

Groups group(const OperationContext& context, const Found& target, const Homes& homes,
             const std::vector<Found>& parts) {
  Groups groups;
  const bool one_home = homes.of_seen == homes.of_plain;
  for (const Found& part : parts) {
    const DeclarationKind kind = part.declaration->kind;
    const bool is_member = (is_function_like(kind) && kind != DeclarationKind::DeductionGuide) ||
                           kind == DeclarationKind::Field || kind == DeclarationKind::Variable;
    const bool is_type = !is_member && kind != DeclarationKind::ExplicitInstantiation;
    const bool seen = is_seen_by_all(context.state.patches, part);
    if (!seen && !one_home) {
      const bool declares = !specialization_head(part).empty() && !is_declared(parts, part);
      if (declares) {
        (homes.of_seen ? groups.seen : groups.behind).push_back({.found = part, .head_only = true});
      }
      (homes.of_plain ? groups.plain : groups.behind).push_back({.found = part});
      continue;
    }
    MovedPart moved{.found = part, .head_only = false};
    moved.makes_inline = !seen && homes.makes_inline && is_member;
    const bool with_class = !homes.of_seen || (is_type && *homes.of_seen != target.file_index);
    (with_class ? groups.behind : groups.seen).push_back(std::move(moved));
  }
  return groups;
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
  const Groups groups = is_moved ? Groups{} : group(context, target, homes, parts);
  if (!groups.behind.empty()) {
    bring_parts(context, target, replacement, groups.behind, target, behind_class(context, target));
  }
  const std::vector<MovedPart>* open[] = {&groups.seen, &groups.plain};
  for (const Found& old : old_parts) {
    const std::vector<MovedPart>* here = nullptr;
    for (const auto*& each : open) {
      const std::optional<std::size_t> home = each == &groups.seen ? homes.of_seen : homes.of_plain;
      if (each == nullptr || each->empty() || home != old.file_index) continue;
      here = std::exchange(each, nullptr);
      break;
    }
    if (here == nullptr) {
      remove_declaration(context, old);
    } else {
      bring_parts(context, target, replacement, *here, old,
                  context.edit(old, old.declaration->owned, EditLayout::Block));
    }
  }
}

}  // namespace patchgen
