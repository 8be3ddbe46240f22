#include "patch/member_needs.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "patch/branch_choice.h"
#include "patch/class_layout.h"
#include "patch/known_names.h"
#include "patch/name_map.h"
#include "patch/name_uses.h"

namespace patchgen {
namespace {

/// The class of the patch file that `member` stands in or is of.
std::optional<Found> own_class(const PlanState& state, const Found& member) {
  const auto around = enclosing_classes(state.patches, member.declaration);
  if (!around.empty()) return Found{member.file_index, member.file, around.back()};
  if (member.declaration->qualifier.empty()) return std::nullopt;
  for (const Found& each : state.patches.all()) {
    const Declaration& class_ = *each.declaration;
    if (each.file_index == member.file_index && is_class_like(class_.kind) &&
        class_.is_definition &&
        member.declaration->qualified_name ==
            class_.qualified_name + "::" + member.declaration->name) {
      return each;
    }
  }
  return std::nullopt;
}

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

/// The names that a method can use in a target class, whichever class of that name it is; nothing
/// when some of them cannot be seen.
std::optional<std::set<std::string>> names_in_target(const PlanState& state,
                                                     const std::string& class_name) {
  std::set<std::string> names;
  bool found = false;
  for (const Found& each : state.upstream.all()) {
    const Declaration& class_ = *each.declaration;
    if (!is_class_like(class_.kind) || !class_.is_definition || class_.name != class_name) continue;
    const bool open = !class_.bases.empty() || read_class_layout(each).incomplete;
    if (open || !enclosing_classes(state.upstream, each.declaration).empty()) return std::nullopt;
    names.merge(member_names(each));
    found = true;
  }
  if (!found) return std::nullopt;
  names.merge(added_names(state, class_name));
  return names;
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
std::vector<std::string> remedies(const Brought& brought, const Found& class_,
                                  const Declaration& member, std::string_view name) {
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
                remedies(brought, class_, member, name));
}

}  // namespace

void check_member_needs(PlanState& state) {
  std::optional<KnownNames> upstream;  // read when first asked for
  for (const Brought& brought : state.brought) {
    const Declaration& declaration = *brought.found.declaration;
    if (brought.class_name.empty() || !is_function_like(declaration.kind)) continue;
    const std::optional<Found> own = own_class(state, brought.found);
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
      if (there->contains(name) || use.name == own->declaration->name) continue;
      const Declaration* member = member_called(*own, use.name);
      if (member == nullptr || member == &declaration || !told.insert(name).second) continue;
      // The method may mean what upstream has outside of classes.
      if (!upstream) upstream.emplace(state.input, state.upstream);
      if (upstream->knows(name, member)) continue;
      report(state, brought, *own, *member, name);
    }
  }
}

}  // namespace patchgen
