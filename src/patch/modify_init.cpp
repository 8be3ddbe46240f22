#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

#include "patch/class_layout.h"
#include "patch/class_templates.h"
#include "patch/constructor_tail.h"
#include "patch/init_names.h"
#include "patch/init_parts.h"
#include "patch/member_insertion.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/target_problems.h"
#include "patch/targets.h"

namespace patchgen {
namespace {

/// What a modify_init extends.
struct InitTarget {
  std::optional<Found> class_;
  std::string class_name;
  std::vector<Found> constructors;  ///< with a body, or defaulted
  std::vector<Found> claimed;
  std::size_t declared = 0;  ///< constructors that the class declares, whatever becomes of them
};

/// `X` names a class, `X::X` and `X(int)` a constructor.
bool names_a_class(const OperationContext& context, const TargetName& name) {
  if (name.signature) return false;
  const std::vector<Found> found = context.state.upstream.find(name);
  const bool repeats = name.path.size() >= 2 && name.path[name.path.size() - 2] == name.path.back();
  return !repeats || std::any_of(found.begin(), found.end(), [](const Found& each) {
    return is_class_like(each.declaration->kind);
  });
}

/// Out-of-line constructors of `class_`; those below a using-directive have a short name.
std::vector<Found> constructors_outside(const DeclarationIndex& upstream, const Found& class_) {
  const Declaration& declaration = *class_.declaration;
  const std::string whole = declaration.qualified_name + "::" + declaration.name;
  std::vector<Found> result;
  for (const Found& each : upstream.all()) {
    const Declaration& other = *each.declaration;
    if (other.kind != DeclarationKind::Constructor || other.qualifier.empty()) continue;
    const bool same = whole == other.qualified_name || whole.ends_with("::" + other.qualified_name);
    if (same && has_arguments(class_, class_specialization(upstream, each))) {
      result.push_back(each);
    }
  }
  return result;
}

/// Why `constructor` is not extended although the class is named; empty when it is.
std::string exemption(const Found& constructor, const std::string& class_name) {
  const ConstructorTail tail = read_constructor_tail(constructor);
  if (tail.deleted) return "is deleted";
  if (delegates(tail, class_name)) return "delegates to another one";
  if (tail.defaulted && copies_or_moves(constructor)) return "is defaulted and copies or moves";
  return "";
}

void add_constructor(const OperationContext& context, const Found& constructor,
                     InitTarget& target) {
  const std::string reason = exemption(constructor, target.class_name);
  if (reason.empty()) {
    target.constructors.push_back(constructor);
    return;
  }
  context.did(Effect::Action::LeftAlone,
              fmt::format("{}{}, which {}", subject_of(*constructor.declaration),
                          constructor.declaration->signature, reason),
              constructor, constructor.declaration->range);
}

/// Reports each constructor of `class_` whose definition no source has.
bool all_defined(const OperationContext& context, const Found& class_,
                 const std::vector<Found>& outside) {
  const DeclarationIndex& upstream = context.state.upstream;
  std::vector<Found> open;
  for (const Declaration& member : class_.declaration->children) {
    if (member.kind != DeclarationKind::Constructor || member.is_definition) continue;
    open.push_back({class_.file_index, class_.file, &member});
  }
  if (open.size() <= outside.size()) return true;
  bool fine = true;
  for (const Found& declared : open) {
    const std::string signature = comparable_signature(upstream, declared);
    const bool defined = std::any_of(outside.begin(), outside.end(), [&](const Found& each) {
      return comparable_signature(upstream, each) == signature;
    });
    if (defined) continue;
    fine = false;
    context.error(context.operation.targets.front().where,
                  fmt::format("no source defines the constructor {}", describe(declared)),
                  {"name the file that defines it in \"sources\", or the constructor that is to be "
                   "extended in \"target\""});
  }
  return fine;
}

std::optional<InitTarget> class_target(const OperationContext& context, const Found& class_) {
  InitTarget target{.class_ = class_,
                    .class_name = class_.declaration->name,
                    .constructors = {},
                    .claimed = {class_},
                    .declared = 0};
  const std::vector<Found> outside = constructors_outside(context.state.upstream, class_);
  const Operation& operation = context.operation;
  const bool extends =
      operation.initializers || operation.statements_before || operation.statements_after;
  if (!extends) return target;
  if (!all_defined(context, class_, outside)) return std::nullopt;
  for (const Declaration& member : class_.declaration->children) {
    if (member.kind != DeclarationKind::Constructor) continue;
    ++target.declared;
    const Found constructor{class_.file_index, class_.file, &member};
    target.claimed.push_back(constructor);
    if (member.is_definition) add_constructor(context, constructor, target);
  }
  for (const Found& each : outside) {
    target.claimed.push_back(each);
    add_constructor(context, each, target);
  }
  return target;
}

std::optional<InitTarget> constructor_target(const OperationContext& context,
                                             const FunctionTarget& found) {
  const Target& spelled = context.operation.targets.front();
  const Found first = found.all().front();
  if (first.declaration->kind != DeclarationKind::Constructor) {
    context.error(
        spelled.where, fmt::format("'{}' is no constructor", spelled.value),
        {fmt::format("it is the {} {}", kind_name(first.declaration->kind), describe(first)),
         "methods are replaced with override_method"});
    return std::nullopt;
  }
  InitTarget target{.class_ = found.class_,
                    .class_name = found.name,
                    .constructors = {},
                    .claimed = found.all(),
                    .declared = 1};
  Found at = first;
  for (const Found& each : found.all()) {
    if (each.declaration->is_definition) at = each;
  }
  const ConstructorTail tail = read_constructor_tail(at);
  if (tail.body.empty() && !tail.defaulted) {
    context.error(spelled.where,
                  fmt::format("constructor '{}' {}", spelled.value,
                              tail.deleted ? "is deleted" : "is only declared, not defined"),
                  {"it stands as " + describe(at)});
    return std::nullopt;
  }
  if (delegates(tail, target.class_name) && context.operation.initializers) {
    context.error(spelled.where,
                  fmt::format("constructor '{}' delegates to another one", spelled.value),
                  {"only the constructor that it delegates to can have \"initializers\""});
    return std::nullopt;
  }
  target.constructors.push_back(at);
  return target;
}

/// One target; with `"condition": "*"` one for each branch. Empty when there was an error.
std::vector<InitTarget> find_init_targets(const OperationContext& context, const TargetName& name) {
  const Target& spelled = context.operation.targets.front();
  std::vector<std::optional<InitTarget>> found;
  if (names_a_class(context, name)) {
    for (const Found& class_ : find_classes(context, spelled)) {
      found.push_back(class_target(context, class_));
    }
  } else {
    const FunctionSearch search = find_method(context, spelled);
    if (search.targets.empty() && !search.reported) {
      report_no_target(context, spelled, "constructor");
    }
    for (const FunctionTarget& each : search.targets) {
      found.push_back(constructor_target(context, each));
    }
  }
  std::vector<InitTarget> targets;
  for (std::optional<InitTarget>& each : found) {
    if (!each) return {};
    targets.push_back(*std::move(each));
  }
  return targets;
}

void report_no_constructor(const OperationContext& context, const InitTarget& target) {
  const Spelled<std::string>& spelled = context.operation.targets.front();
  if (target.declared > 0) {
    context.error(spelled.where,
                  fmt::format("class '{}' has no constructor that can be extended", spelled.value),
                  {"each is deleted, delegates, or is defaulted and copies or moves",
                   "name the one that is meant, with its parameter types"});
    return;
  }
  context.error(
      spelled.where, fmt::format("class '{}' declares no constructor", spelled.value),
      {"give the new members values of their own: \"members\": [\"int rank_ = 0;\"]",
       fmt::format("or add a constructor: {{\"op\": \"override_method\", \"target\": \"{0}::{1}\", "
                   "…}}",
                   spelled.value, target.class_name)});
}

/// Reports members that the class has already.
bool members_are_new(const OperationContext& context, const InitTarget& target,
                     const InitParts& parts) {
  bool fine = true;
  const ClassLayout layout = read_class_layout(*target.class_);
  for (const MemberCode& member : parts.members) {
    const bool method = !member.signature.empty();
    std::vector<std::string> names = member.member.names;
    if (names.empty()) names.push_back(member.member.shown);
    for (const Declaration& there : target.class_->declaration->children) {
      const bool same_name = std::find(names.begin(), names.end(), there.name) != names.end();
      const bool overload = method && is_function_like(there.kind);
      if (!same_name || (overload && there.signature != member.signature)) continue;
      const Found found{target.class_->file_index, target.class_->file, &there};
      context.error(
          context.operation.members->where,
          fmt::format("class '{}' has a member '{}' already", target.class_name, there.name),
          {"it stands at " + place(found)});
      fine = false;
    }
  }
  return fine;
}

/// Puts the new members into the class: behind its data members, or where "access" says.
void put_members(const OperationContext& context, const Found& class_,
                 std::vector<MemberCode> members, const std::string& origin, InitChange& change) {
  const MemberPlace place = context.operation.access
                                ? member_place(class_, context.operation.access->value)
                                : data_member_place(class_);
  bool first = true;
  for (MemberCode& member : members) {
    MemberPlace here = place;
    here.blank_line_around =
        member.blank_above || (first && place.blank_line_around) || !member.signature.empty();
    put_member(context, class_, here, std::move(member.code));
    context.did(
        Effect::Action::Added,
        fmt::format("member {}::{}", class_.declaration->qualified_name, member.member.shown),
        class_, class_.declaration->range, origin);
    context.state.patched_members.push_back({class_,
                                             member.member.shown,
                                             member.signature,
                                             context.operation.description,
                                             origin,
                                             context.index,
                                             {},
                                             "Members added"});
    member.member.offset = place.offset;
    change.members.push_back(std::move(member.member));
    first = false;
  }
}

/// Constructors that `target` has in common with what this operation extended in another branch.
void leave_out_extended(const OperationContext& context, InitTarget& target) {
  std::erase_if(target.constructors, [&](const Found& constructor) {
    return std::any_of(context.state.init_changes.begin(), context.state.init_changes.end(),
                       [&](const InitChange& change) {
                         return change.operation == context.index &&
                                std::any_of(change.constructors.begin(), change.constructors.end(),
                                            [&](const Found& each) {
                                              return each.declaration == constructor.declaration;
                                            });
                       });
  });
}

/// False when there was an error.
bool extend(const OperationContext& context, InitTarget target) {
  const Operation& operation = context.operation;
  if (operation.members && !target.class_) {
    context.error(operation.members->where,
                  fmt::format("class '{}' is not defined in {}", target.class_name,
                              context.state.upstream.file_names()),
                  {"name the file that defines it in \"sources\""});
    return false;
  }
  if (operation.members) target.claimed.push_back(*target.class_);
  context.claim_extension(target.claimed, operation.targets.front().where);
  std::optional<InitParts> parts = read_init_parts(
      context, target.class_name,
      target.class_ ? class_own_parameters(context.state.upstream, *target.class_)
                    : class_parameters(context.state.upstream, target.constructors.front()));
  if (!parts) return false;
  const bool extends =
      !parts->initializers.empty() || !parts->before.empty() || !parts->after.empty();
  if (extends && target.constructors.empty()) {
    report_no_constructor(context, target);
    return false;
  }
  leave_out_extended(context, target);
  if (!names_common_parameters(context, target.constructors, *parts)) return false;
  InitChange change{.class_ = target.class_,
                    .constructors = std::move(target.constructors),
                    .members = {},
                    .initializers = std::move(parts->initializers),
                    .before = std::move(parts->before),
                    .after = std::move(parts->after),
                    .operation = context.index,
                    .origin = parts->origin};
  if (operation.members) {
    if (!members_are_new(context, target, *parts)) return false;
    put_members(context, *target.class_, std::move(parts->members), parts->origin, change);
  }
  context.state.init_changes.push_back(std::move(change));
  return true;
}

}  // namespace

void plan_modify_init(const OperationContext& context) {
  const std::optional<TargetName> name = parse_target(context, context.operation.targets.front());
  if (!name) return;
  for (InitTarget& target : find_init_targets(context, *name)) {
    if (!extend(context, std::move(target))) return;
  }
}

}  // namespace patchgen
