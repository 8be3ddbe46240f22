#include "patch/member_needs.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "patch/base_names.h"
#include "patch/branch_choice.h"
#include "patch/class_layout.h"
#include "patch/known_names.h"
#include "patch/name_map.h"
#include "patch/name_uses.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

void add_names(const OutlinedFile& file, const Declaration& member, std::set<std::string>& names) {
  if (member.kind == DeclarationKind::Field) {
    for (std::string& name : declared_names(file, member)) names.insert(std::move(name));
  } else {
    names.insert(member.name);
  }
}

std::set<std::string> member_names(const Found& class_) {
  std::set<std::string> names;
  for (const Declaration& member : class_.declaration->children) {
    add_names(*class_.file, member, names);
    if (!is_class_like(member.kind) || !member.name.empty()) continue;
    for (const Declaration& inner : member.children) add_names(*class_.file, inner, names);
  }
  return names;
}

/// What operations add to classes called `class_name`.
std::set<std::string> added_names(const PlanState& state, const std::string& class_name) {
  std::set<std::string> names;
  for (const Claim& claim : state.claims) {
    if (claim.added_member.empty()) continue;
    if (claim.declarations.front().declaration->name != class_name) continue;
    names.insert(claim.added_member.substr(0, claim.added_member.find('(')));
  }
  for (const InitChange& change : state.init_changes) {
    if (!change.class_ || change.class_->declaration->name != class_name) continue;
    for (const AddedMember& member : change.members) {
      names.insert(member.names.begin(), member.names.end());
      names.insert(member.shown);
    }
  }
  return names;
}

/// The names that a method can use in a target class.
struct TargetNames {
  std::set<std::string> names;
  std::string bases;             ///< as they are spelled, for comparing
  bool has_unseen_base = false;  ///< which may have more
  bool is_incomplete = false;    ///< a macro may stand for more
};

/// Adds the members of `class_` and of its bases.
void add_class(const PlanState& state, const Found& class_, TargetNames& target,
               std::set<const Declaration*>& seen) {
  if (!seen.insert(class_.declaration).second) return;
  target.names.merge(member_names(class_));
  target.is_incomplete = target.is_incomplete || read_class_layout(class_).incomplete;
  for (const std::string& base : base_names(class_)) {
    bool found = false;
    for (const Found& each : state.upstream.called(base)) {
      if (!is_class_like(each.declaration->kind) || !each.declaration->is_definition) continue;
      add_class(state, each, target, seen);
      found = true;
    }
    target.has_unseen_base = target.has_unseen_base || !found;
  }
}

/// The names that a method can use in a target class, whichever class of that name it is; nothing
/// when there is no such class or a macro hides some.
std::optional<TargetNames> names_in_target(const PlanState& state, const std::string& class_name) {
  TargetNames target;
  std::set<const Declaration*> seen;
  for (const Found& each : state.upstream.all()) {
    const Declaration& class_ = *each.declaration;
    if (!is_class_like(class_.kind) || !class_.is_definition || class_.name != class_name) continue;
    target.bases = normalized(*each.file, class_.bases);
    add_class(state, each, target, seen);
    for (const Declaration* outer : enclosing_classes(state.upstream, each.declaration)) {
      add_class(state, {each.file_index, each.file, outer}, target, seen);
    }
  }
  if (seen.empty() || target.is_incomplete) return std::nullopt;
  target.names.merge(added_names(state, class_name));
  return target;
}

bool is_defined(const PlanState& state, const Declaration& method) {
  const std::vector<Found> named = state.patches.called(method.name);
  return std::any_of(named.begin(), named.end(), [&](const Found& each) {
    return each.declaration->is_definition &&
           each.declaration->qualified_name == method.qualified_name;
  });
}

/// Whether `member` is more than a stand-in for what the target inherits from an unseen base: the
/// patch file defines it, or its class has the target's bases itself.
bool is_own_member(const PlanState& state, const Found& class_, const Declaration& member,
                   const TargetNames& target, const std::string& class_name) {
  if (!class_.declaration->bases.empty()) {
    if (normalized(*class_.file, class_.declaration->bases) == target.bases) return true;
    const std::vector<std::string> bases = base_names(class_);
    if (std::find(bases.begin(), bases.end(), class_name) != bases.end()) return true;
  }
  if (!is_function_like(member.kind)) {
    return normalized(*class_.file, member.range).starts_with("static constexpr");
  }
  return is_defined(state, member);
}

const Declaration* member_called(const Found& class_, std::string_view name) {
  for (const Declaration& member : class_.declaration->children) {
    std::set<std::string> names;
    add_names(*class_.file, member, names);
    if (names.contains(std::string(name))) return &member;
  }
  return nullptr;
}

/// What would bring `member` and what is called the same to class `brought.class_name`, as `name`.
std::vector<std::string> remedies(const PlanState& state, const Brought& brought,
                                  const Found& class_, const Declaration& member,
                                  std::string_view name) {
  if (!is_function_like(member.kind)) {
    const std::string text(class_.file->text->slice(member.range));
    return {fmt::format(R"(add {{ "op": "modify_init", "target": "{}", "members": [{}] }})",
                        brought.class_name, string_as_json(text))};
  }
  std::vector<std::string> signatures;
  for (const Declaration& each : class_.declaration->children) {
    if (each.name == member.name && is_function_like(each.kind)) {
      signatures.push_back(each.signature);
    }
  }
  if (signatures.size() == 1) signatures.front().clear();
  const std::string& own = class_.declaration->name;
  const bool is_target = own == brought.class_name && name == member.name;
  std::vector<std::string> result;
  if (!is_defined(state, member)) {
    result.push_back(
        fmt::format("define {} in the patch file, which only declares it", member.qualified_name));
  }
  for (const std::string& signature : signatures) {
    const std::string replacement =
        is_target ? "" : fmt::format(R"(, "replacement": "{}::{}{}")", own, member.name, signature);
    result.push_back(fmt::format(R"(add {{ "op": "override_method", "target": "{}::{}{}"{} }})",
                                 brought.class_name, name, signature, replacement));
  }
  return result;
}

void report(PlanState& state, const Brought& brought, const Found& class_,
            const Declaration& member, std::string_view name) {
  const Operation& operation = state.input.spec->operations[brought.operation];
  const OperationContext context{state, operation, brought.operation};
  context.error(operation.targets.empty() ? operation.where : operation.targets.front().where,
                fmt::format("{} uses '{}' of {}, which class '{}' does not have",
                            brought.found.declaration->qualified_name, name,
                            place({class_.file_index, class_.file, &member}), brought.class_name),
                remedies(state, brought, class_, member, name));
}

}  // namespace

void check_member_needs(PlanState& state) {
  std::optional<KnownNames> upstream;  // read when first asked for
  for (const Brought& brought : state.brought) {
    const Declaration& declaration = *brought.found.declaration;
    if (brought.class_name.empty() || !is_function_like(declaration.kind)) continue;
    const std::optional<Found> own = class_of(state.patches, brought.found);
    if (!own || own->declaration == nullptr) continue;
    // A class that is replaced as a whole brings its members along.
    const bool whole =
        std::any_of(state.brought.begin(), state.brought.end(), [&](const Brought& other) {
          return other.operation == brought.operation &&
                 (other.found.declaration == own->declaration ||
                  state.patches.encloses(other.found.declaration, own->declaration));
        });
    const auto there = names_in_target(state, brought.class_name);
    if (whole || !there) continue;
    const NameMap names(state.input.spec->operations[brought.operation].name_map);
    std::set<std::string> told;
    for (const NameUse& use : name_uses(*brought.found.file, brought.range)) {
      if (!use.scope.empty() || use.global || declaration.name_range.contains(use.range)) continue;
      const std::string name = names.apply(use.name);
      if (there->names.contains(name) || use.name == own->declaration->name) continue;
      const Declaration* member = member_called(*own, use.name);
      if (member == nullptr || member == &declaration || !told.insert(name).second) continue;
      if (there->has_unseen_base &&
          !is_own_member(state, *own, *member, *there, brought.class_name)) {
        continue;
      }
      // The method may mean what upstream has outside of classes.
      if (!upstream) upstream.emplace(state.input, state.upstream);
      if (upstream->knows(name, member)) continue;
      report(state, brought, *own, *member, name);
    }
  }
}

}  // namespace patchgen
