#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "patch/belongings.h"
#include "patch/class_contract.h"
#include "patch/class_templates.h"
#include "patch/companions.h"
#include "patch/derivation.h"
#include "patch/function_edits.h"
#include "patch/function_head.h"
#include "patch/include_edits.h"
#include "patch/moved_members.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/renamed_class.h"
#include "patch/replacement.h"
#include "patch/slice_rewriter.h"
#include "patch/targets.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/condition.h"
#include "source/indent_style.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// `Traits<float> in gpu.cpp` for a specialisation of `Traits in gpu.cpp`.
std::string origin_of(const Found& specialization, std::string origin) {
  const std::size_t at = origin.rfind(" in ");
  if (at != std::string::npos) origin.insert(at, specialization.declaration->specialization);
  return origin;
}

void replace_by_declaration(const OperationContext& context, const Found& target,
                            const Replacement& replacement, std::span<const Found> earlier_copies,
                            bool comes_along = false) {
  const Declaration& old_class = *target.declaration;
  const Companions companions =
      replacement.from_code ? Companions{} : companions_of(context, target, replacement.found);
  // Upstream's comment stays unless the replacement brings one of its own.
  const ByteRange range = replaced_range(old_class, *replacement.found.declaration);
  Edit edit = context.edit(target, range, EditLayout::Block);
  edit.code = renamed_class(context, replacement.found, target);
  if (differ_in_blanks_alone(edit.code.text, target.file->text->slice(range)) &&
      companions.parts.empty() && companions.specializations.empty()) {
    // Of several copies, some may be what is wanted already.
    const Target& spelled = context.operation.targets.front();
    const bool every = spelled.branch && spelled.branch->every;
    if (!every && !comes_along) report_no_effect(context, replacement);
    return;
  }
  add_marked(context, target, std::move(edit),
             class_marker(context, old_class, replacement.origin));
  context.state.replaced_classes.push_back({target, replacement.found, context.index});
  if (!replacement.from_code) context.bring(replacement.found, old_class.name, old_class.name);
  context.did(Effect::Action::Replaced, subject_of(old_class), target, range, replacement.origin);
  for (const SpecializationPair& pair : companions.specializations) {
    context.claim({pair.upstream}, context.operation.targets.front().where);
    replace_by_declaration(context, pair.upstream,
                           {.found = pair.replacement,
                            .from_code = false,
                            .origin = origin_of(pair.replacement, replacement.origin)},
                           {}, true);
  }
  for (const Found& each : companions.superseded) remove_declaration(context, each);
  follow_template_head(context, target, replacement.found);
  move_members(context, target, replacement, companions.parts, earlier_copies);
}

/// The first declaration of the class in its file: what stands between it and the definition may
/// use the name.
Found first_declaration(const OperationContext& context, const Found& class_) {
  for (const Found& each : context.state.upstream.all()) {
    const bool other = each != class_ && each.declaration->is_definition;
    if (!other && each.file_index == class_.file_index && is_class_like(each.declaration->kind) &&
        !are_exclusive(each.declaration->conditions, class_.declaration->conditions) &&
        each.declaration->qualified_name == class_.declaration->qualified_name &&
        each.declaration->specialization.empty() &&
        enclosing_classes(context.state.upstream, each.declaration) ==
            enclosing_classes(context.state.upstream, class_.declaration)) {
      return each;
    }
  }
  return class_;
}

/// What makes up `using X = lib::Y;`; reports an error when the class cannot be an alias.
std::optional<TemplateText> alias_head(const OperationContext& context, const Found& target,
                                       const ExternalCode& external) {
  const Declaration& old_class = *target.declaration;
  if (!old_class.specialization.empty()) {
    context.error(external.name.where, "a specialisation cannot be replaced by an external class",
                  {"replace the primary template, or write the specialisation in a patch file"});
    return std::nullopt;
  }
  std::optional<TemplateText> head = alias_template(target);
  if (!head) {
    context.error(external.name.where,
                  fmt::format("the template parameters of '{}' cannot be forwarded to an alias",
                              old_class.qualified_name),
                  {"write a replacement class that derives from the external one"});
  }
  return head;
}

/// `using X = lib::Y;` where the class is declared first, a template alias for a class template.
void put_alias(const OperationContext& context, const Found& target, const Found& at,
               const TemplateText& head, const ExternalCode& external) {
  const Declaration& old_class = *target.declaration;
  Edit edit = context.edit(at, at.declaration->range, EditLayout::Block);
  edit.code.text = fmt::format("{}using {} = {}{};", head.head, old_class.name, external.name.value,
                               head.arguments);
  const std::string& include = external.include.value;
  const std::string origin = external.name.value + (include.empty() ? "" : " in " + include);
  add_marked(context, at, std::move(edit), class_marker(context, old_class, origin));
  context.did(Effect::Action::Replaced, subject_of(old_class), target, old_class.owned,
              external.name.value);
}

void replace_by_external(const OperationContext& context, const std::vector<Found>& targets,
                         const ExternalCode& external) {
  const std::vector<Found> parts =
      belongings_of_class(context.state.upstream, targets, context.state.macro_calls).declarations;
  std::vector<Found> places;
  for (const Found& target : targets) {
    const std::optional<TemplateText> head = alias_head(context, target, external);
    if (!head) return;
    const Found at = first_declaration(context, target);
    if (std::find(parts.begin(), parts.end(), at) == parts.end()) {
      context.error(external.name.where,
                    fmt::format("'{}' is declared at {} for other branches too, so it cannot be an "
                                "alias in one of them",
                                target.declaration->qualified_name, place(at)),
                    {"replace all branches with \"condition\": \"*\""});
      return;
    }
    if (std::find(places.begin(), places.end(), at) != places.end()) continue;
    places.push_back(at);
    put_alias(context, target, at, *head, external);
  }
  if (!external.include.value.empty()) {
    ensure_include(context, targets.front(), external.include.value);
  }
  // An alias can be neither declared before nor befriended as a class, nor instantiated.
  for (const Found& part : parts) {
    const bool is_macro = part.declaration->kind == DeclarationKind::MacroInvocation;
    const bool is_alias = std::find(places.begin(), places.end(), part) != places.end();
    if (!is_macro && !is_alias) remove_declaration(context, part);
  }
}

/// A class that is chosen from several branches must not share members with one that stays.
bool shares_no_members(const OperationContext& context, const std::vector<Found>& targets) {
  const DeclarationIndex& upstream = context.state.upstream;
  for (const Found& each : upstream.all()) {
    const Declaration& other = *each.declaration;
    const bool stays = is_class_like(other.kind) && other.is_definition &&
                       other.qualified_name == targets.front().declaration->qualified_name &&
                       other.specialization == targets.front().declaration->specialization &&
                       std::find(targets.begin(), targets.end(), each) == targets.end();
    if (!stays) continue;
    const std::vector<Found> theirs = out_of_line_members(upstream, each);
    for (const Found& member : out_of_line_members(upstream, targets.front())) {
      if (std::find(theirs.begin(), theirs.end(), member) == theirs.end()) continue;
      const Target& spelled = context.operation.targets.front();
      context.error(spelled.where,
                    fmt::format("'{}' shares the member at {} with the class at {}", spelled.value,
                                place(member), place(each)),
                    {"replace all branches with \"condition\": \"*\", or override single methods"});
      return false;
    }
  }
  return true;
}

}  // namespace

void plan_replace_class(const OperationContext& context) {
  const Target& spelled = context.operation.targets.front();
  const std::vector<Found> targets = find_classes(context, spelled);
  if (targets.empty() || !shares_no_members(context, targets)) return;
  context.claim(targets, spelled.where);
  if (context.operation.external) {
    replace_by_external(context, targets, *context.operation.external);
    return;
  }
  const std::size_t edits = context.state.plan.edits.size();
  std::optional<Replacement> replacement;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const Declaration& old_class = *targets[i].declaration;
    std::string own_name = old_class.qualified_name + old_class.specialization;
    // `block<5>::traits` of a specialisation.
    const std::size_t tail = old_class.name.size() + old_class.specialization.size() + 2;
    if (own_name.size() > tail) {
      own_name.insert(own_name.size() - tail,
                      class_specialization(context.state.upstream, targets[i]));
    }
    replacement = find_replacement(context, ReplacementKind::Class, own_name, "", "", &targets[i]);
    if (!replacement || !stands_without_target(context, targets[i], *replacement)) return;
    replace_by_declaration(context, targets[i], *replacement, std::span(targets).first(i));
  }
  if (replacement && targets.size() > 1 && context.state.plan.edits.size() == edits) {
    report_no_effect(context, *replacement);
  }
}

}  // namespace patchgen
