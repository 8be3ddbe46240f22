#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "patch/class_templates.h"
#include "patch/declared_comment.h"
#include "patch/declared_head.h"
#include "patch/derivation.h"
#include "patch/function_edits.h"
#include "patch/header_home.h"
#include "patch/member_insertion.h"
#include "patch/old_callers.h"
#include "patch/operations.h"
#include "patch/own_namespace.h"
#include "patch/removal.h"
#include "patch/seen_by_all.h"
#include "patch/target_problems.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

std::string branch_in_words(const Target& target) {
  if (!target.branch || target.branch->every) return "";
  return fmt::format("{}", fmt::join(target.branch->conditions, ", "));
}

void note_patched(const OperationContext& context, const FunctionTarget& target,
                  const Replacement& replacement, bool is_elsewhere = false) {
  if (!target.class_) return;
  context.state.patched_members.push_back(
      {*target.class_, target.name, target.all().front().declaration->signature,
       context.operation.description, replacement.origin, context.index,
       branch_in_words(context.operation.targets.front()), "Methods patched", is_elsewhere});
}

/// The name without its qualifiers: `forward` of `X.forward(int)`.
std::string last_component(const TargetName& name) {
  return name.path.back();
}

/// `Traits<float>::size` for a member of a specialisation; else the qualified name.
std::string own_name(const FunctionTarget& target) {
  std::string name = target.qualified_name;
  const std::size_t tail = target.name.size() + 2;
  if (name.size() > tail) name.insert(name.size() - tail, target.class_specialization);
  return name;
}

/// A target that exists nowhere may be a typing mistake: the class has a method of nearly that
/// name, and the replacement is not called so either.
bool looks_mistyped(const Found& class_, const std::string& method,
                    const Replacement& replacement) {
  if (replacement.found.declaration->name == method) return false;
  for (const Declaration& member : class_.declaration->children) {
    if (is_function_like(member.kind) && edit_distance(member.name, method, 2) <= 2) return true;
  }
  return false;
}

/// `X::f(int)` where X has an f, but the replacement takes something else: no new overload is
/// meant.
bool asks_for_other_overload(const Found& class_, const TargetName& name,
                             const Replacement& replacement) {
  if (!name.signature) return false;
  const auto& members = class_.declaration->children;
  const bool overloads = std::any_of(members.begin(), members.end(), [&](const Declaration& each) {
    return is_function_like(each.kind) && each.name == name.path.back();
  });
  const auto parameters = [](std::string_view signature) {
    return signature.substr(0, signature.rfind(')') + 1);
  };
  return overloads &&
         parameters(*name.signature) != parameters(replacement.found.declaration->signature);
}

/// Adds a method that the class lacks.
void add_method(const OperationContext& context, const Target& spelled) {
  const std::optional<TargetName> name = parse_target(context, spelled);
  if (!name) return;
  TargetName class_name{.path = name->path,
                        .specialization = spelled_class_arguments(spelled.value),
                        .signature = std::nullopt};
  class_name.path.pop_back();
  if (class_name.path.empty()) {
    context.error(spelled.where,
                  fmt::format("'{}' names no class, and no method of that name exists in {}",
                              spelled.value, context.state.upstream.file_names()),
                  {fmt::format("write it as X::{}", spelled.value)});
    return;
  }
  const std::optional<Found> class_ = class_named(context.state.upstream, class_name);
  if (!class_) {
    report_no_target(context, spelled, "method");
    return;
  }
  const std::string method = last_component(*name);
  const std::optional<Replacement> replacement = find_replacement(
      context, ReplacementKind::Member,
      class_->declaration->qualified_name + class_->declaration->specialization + "::" + method,
      name->signature.value_or(""), class_->declaration->name);
  if (!replacement) return;
  if (looks_mistyped(*class_, method, *replacement) ||
      asks_for_other_overload(*class_, *name, *replacement)) {
    report_no_target(context, spelled, "method");
    return;
  }
  const FreeTemplate free_template =
      match_added_template(context.state.upstream, *class_, replacement->found);
  if (!fits_class_template(context, free_template, class_->declaration->name, *replacement)) return;
  context.claim_addition(*class_, method + replacement->found.declaration->signature,
                         spelled.where);
  FunctionSplice splice;
  splice.replacement = replacement->found;
  splice.name = method;
  splice.class_name = class_->declaration->name;
  splice.own_parameters = class_parameters(context.state.patches, replacement->found);
  splice.class_parameters = class_own_parameters(context.state.upstream, *class_);
  follow_class_template(free_template, splice);
  splice.names = NameMap(context.operation.name_map);
  splice.foreign_namespaces = foreign_namespaces(context.state.patches, replacement->found,
                                                 context.state.upstream, *class_);
  take_own_declaration(context, splice);
  insert_member(context, *class_, splice_function(splice),
                context.operation.access ? context.operation.access->value : "public");
  if (!replacement->from_code) {
    context.bring(replacement->found, "", class_->declaration->name);
    bring_own_declaration(context, splice);
  }
  context.did(Effect::Action::Added,
              "method " + class_->declaration->qualified_name + "::" + method, *class_,
              class_->declaration->range, origin_with_place(*replacement));
  context.state.patched_members.push_back(
      {*class_, method, replacement->found.declaration->signature, context.operation.description,
       replacement->origin, context.index});
}

void override_out_of_line(const OperationContext& context, const FunctionTarget& target,
                          const Replacement& replacement) {
  const Found& definition = *target.definition;
  Marker marker{.label = "PATCHED METHOD",
                .subject = target.class_ ? target.class_->declaration->name + "::" + target.name
                                         : own_name(target),
                .notes = marker_notes(context.operation.description, replacement.origin)};
  put_function(context, target, definition, replacement, FunctionPlace::OutOfLine,
               std::move(marker));
  if (!fits_shared_declarations(context, target, replacement)) return;
  if (!target.in_class || target.shares(*target.in_class)) return;
  const bool changed = changes_signature(context, replacement, definition) &&
                       changes_signature(context, replacement, *target.in_class);
  const Found said = fully_said(context.state.patches, replacement.found);
  const bool more = said.declaration->qualifier.empty() &&
                    said.declaration->kind != DeclarationKind::Function &&
                    says_more(said, *target.in_class);
  if (!changed && !more) {
    const bool comment = follow_comment(context, *target.in_class, replacement);
    const bool attributes = follow_attributes(context, *target.in_class, replacement);
    note_patched(context, target, replacement, !comment && !attributes);
    return;
  }
  note_patched(
      context, target, replacement,
      !follow_signature(context, target, *target.in_class, replacement, FunctionPlace::InClass));
}

/// Whether `replacement` has to be seen by all who include the class, while upstream defines the
/// method in a source of its own: it is a template now, or constexpr.
bool belongs_into_class(const OperationContext& context, const FunctionTarget& target,
                        const Found& at, const Found& replacement) {
  if (!target.in_class || target.shares(*target.in_class)) return false;
  const std::size_t home = target.in_class->file_index;
  if (home == at.file_index || is_seen_by_all(context.state.upstream, at)) return false;
  return !own_template_parameters(replacement).empty() || is_abbreviated_template(replacement) ||
         says_constant(replacement) ||
         says_constant(fully_said(context.state.patches, replacement));
}

/// "access" says where a new method goes; one that is there stays where it is.
bool stands_as_asked(const OperationContext& context, const FunctionTarget& target) {
  const auto& asked = context.operation.access;
  if (!asked) return true;
  const Found there = target.in_class ? *target.in_class : target.all().front();
  const Access access = there.declaration->access;
  const std::string_view known = access == Access::Public      ? "public"
                                 : access == Access::Protected ? "protected"
                                 : access == Access::Private   ? "private"
                                                               : "";
  if (asked->value == known) return true;
  context.error(asked->where,
                fmt::format("\"access\" has no effect: '{}' exists{}", target.qualified_name,
                            known.empty() ? "" : fmt::format(" and is {}", known)),
                {"it stands at " + place(there),
                 "\"access\" is for methods that the class lacks: leave it out, or replace the "
                 "class"});
  return false;
}

std::optional<Replacement> override_one(const OperationContext& context,
                                        const FunctionTarget& target) {
  const Found& at = target.definition ? *target.definition : *target.in_class;
  const std::string owner =
      target.class_ ? target.class_->declaration->name : class_of_qualifier(*at.declaration);
  const std::optional<Replacement> replacement =
      find_replacement(context, ReplacementKind::Member, own_name(target),
                       comparable_signature(context.state.upstream, at), owner, &at);
  if (!replacement) return std::nullopt;
  const FreeTemplate free_template =
      match_free_template(context.state.upstream, at, replacement->found);
  if (!fits_class_template(context, free_template, owner, *replacement)) return std::nullopt;
  if (target.class_ && !does_not_call_target(context, *target.class_, target.name, *replacement)) {
    return std::nullopt;
  }
  if (at.declaration->qualifier.empty()) {
    note_patched(context, target, *replacement);
    put_function(context, target, at, *replacement, FunctionPlace::InClass, std::nullopt);
  } else if (belongs_into_class(context, target, at, replacement->found)) {
    if (!is_known_in_header(context, *target.in_class, at, replacement->found)) {
      return std::nullopt;
    }
    note_patched(context, target, *replacement);
    put_function(context, target, *target.in_class, *replacement, FunctionPlace::InClass,
                 std::nullopt);
    remove_declaration(context, at);
  } else {
    override_out_of_line(context, target, *replacement);
  }
  follow_in_friends(context, target, *replacement);
  check_instantiations(context, target, at, replacement->found);
  note_changed_function(context, target, at, fully_said(context.state.patches, replacement->found));
  return replacement;
}

}  // namespace

void plan_override_method(const OperationContext& context) {
  const Target& spelled = context.operation.targets.front();
  const FunctionSearch search = find_method(context, spelled);
  if (search.reported) return;
  if (search.targets.empty()) {
    add_method(context, spelled);
    return;
  }
  const std::size_t edits = context.state.plan.edits.size();
  std::optional<Replacement> last;
  for (const FunctionTarget& target : search.targets) {
    context.claim(target.all(), spelled.where);
    if (!stands_as_asked(context, target)) return;
    last = override_one(context, target);
    if (!last) return;
  }
  const bool every = search.targets.front().every_branch;
  if (every && context.state.plan.edits.size() == edits) report_no_effect(context, *last);
}

}  // namespace patchgen
