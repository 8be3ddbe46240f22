#include "patch/class_contract.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "patch/argument_count.h"
#include "patch/base_names.h"
#include "patch/belongings.h"
#include "patch/class_layout.h"
#include "patch/class_members.h"
#include "patch/class_templates.h"
#include "patch/constructor_tail.h"
#include "patch/constructor_uses.h"
#include "patch/function_head.h"
#include "patch/gone_ranges.h"
#include "patch/member_uses.h"
#include "patch/removal.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "patch/use_index.h"

namespace patchgen {
namespace {

constexpr std::size_t kMostUsesShown = 10;

/// Members of `old_class` that `new_class` has in no form.
std::vector<MemberName> lost_members(const Found& old_class, const Found& new_class) {
  std::vector<std::string> known;
  for (MemberName& member : member_names(new_class)) known.push_back(std::move(member.name));
  for (const Declaration& member : new_class.declaration->children) {
    // `using Base::f;` has f, too.
    if (member.kind == DeclarationKind::UsingDeclaration) known.push_back(member.name);
    // `friend bool operator==(const X&, const X&)` serves where a member did.
    const bool is_free =
        member.kind == DeclarationKind::Friend || member.kind == DeclarationKind::Function;
    if (is_free && member.name.starts_with("operator")) known.push_back(member.name);
  }
  std::vector<MemberName> lost;
  for (MemberName& member : member_names(old_class)) {
    if (std::find(known.begin(), known.end(), member.name) != known.end()) continue;
    known.push_back(member.name);
    lost.push_back(std::move(member));
  }
  return lost;
}

enum class Inherits : std::uint8_t { No, Yes, Unknown };

/// Whether a base class of `class_` has a member `name`; those that no file defines may have any.
Inherits inherits(const OperationContext& context, const Found& class_, const std::string& name,
                  int depth = 0) {
  constexpr int kDeepest = 16;
  if (depth > kDeepest) return Inherits::Unknown;
  bool all_seen = true;
  for (const std::string& base : base_names(class_)) {
    bool seen = false;
    for (const DeclarationIndex* index : {&context.state.patches, &context.state.upstream}) {
      for (const Found& each : index->all()) {
        const Declaration& other = *each.declaration;
        if (!is_class_like(other.kind) || !other.is_definition || other.name != base) continue;
        seen = true;
        all_seen &= !read_class_layout(each).incomplete;
        const std::vector<MemberName> members = member_names(each);
        const auto is_called = [&](const MemberName& member) { return member.name == name; };
        if (std::any_of(members.begin(), members.end(), is_called)) return Inherits::Yes;
        const Inherits further = inherits(context, each, name, depth + 1);
        if (further == Inherits::Yes) return further;
        all_seen &= further == Inherits::No;
      }
    }
    all_seen &= seen;
  }
  return all_seen ? Inherits::No : Inherits::Unknown;
}

/// Whether the replacement certainly has no member `lost`, not even an inherited one.
bool is_gone(const OperationContext& context, const Found& target, const Found& replacement,
             const MemberName& lost) {
  if (read_class_layout(replacement).incomplete) return false;
  const Inherits inherited = inherits(context, replacement, lost.name);
  if (inherited != Inherits::Unknown) return inherited == Inherits::No;
  // A method of upstream's may have overridden one of a base that cannot be seen.
  const bool same_bases = normalized(*replacement.file, replacement.declaration->bases) ==
                          normalized(*target.file, target.declaration->bases);
  return same_bases && lost.kind != MemberName::Kind::Method;
}

bool is_forward_declaration(const OperationContext& context, const Found& each,
                            const Found& class_) {
  const Declaration& declaration = *each.declaration;
  return is_class_like(declaration.kind) && !declaration.is_definition &&
         declaration.specialization.empty() && declaration.qualifier.empty() &&
         declaration.qualified_name == class_.declaration->qualified_name &&
         enclosing_classes(context.state.upstream, each.declaration) ==
             enclosing_classes(context.state.upstream, class_.declaration);
}

bool mentions_name(const OutlinedFile& file, ByteRange range, std::string_view name) {
  const auto tokens = code_tokens_in(file, range);
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const Token& token) { return spelling(*file.text, token) == name; });
}

/// Declarations that are written for upstream's template parameters and cannot follow.
std::vector<Found> bound_to_parameters(const OperationContext& context, const Found& target) {
  std::vector<Found> result;
  for (const Found& each : context.state.upstream.all()) {
    const Declaration& declaration = *each.declaration;
    if (context.state.upstream.encloses(target.declaration, each.declaration)) continue;
    // The replacement brings its own.
    const GoneRanges gone(context.state.plan.edits, each.file_index);
    if (gone.contains(each.declaration->name_range.begin)) continue;
    const bool same_name = declaration.qualified_name == target.declaration->qualified_name;
    const bool specialises =
        is_class_like(declaration.kind) && same_name && !declaration.specialization.empty();
    const bool guides = declaration.kind == DeclarationKind::DeductionGuide && same_name;
    const bool instantiates =
        declaration.kind == DeclarationKind::ExplicitInstantiation &&
        mentions_name(*each.file, declaration.range, target.declaration->name);
    if (specialises || guides || instantiates) result.push_back(each);
  }
  return result;
}

void report_lost_members(const OperationContext& context, const Spelled<std::string>& spelled,
                         const std::vector<MemberUse>& uses) {
  std::vector<std::string> names;
  std::vector<std::string> hints;
  for (const MemberUse& use : uses) {
    if (std::find(names.begin(), names.end(), use.name) == names.end()) names.push_back(use.name);
    if (hints.size() == kMostUsesShown) continue;
    const SourceText& text = *context.state.input.sources[use.source].text;
    const LineColumn place = text.position(use.offset);
    hints.push_back(
        fmt::format("'{}' is used at {}:{}:{}", use.name, text.name(), place.line, place.column));
  }
  hints.emplace_back("add the members to the replacement, or patch what uses them");
  context.error(spelled.where,
                fmt::format("the replacement of '{}' lacks members that are still used: {}",
                            spelled.value, fmt::join(names, ", ")),
                hints);
}

bool is_deleted(const Found& constructor) {
  const Declaration& declaration = *constructor.declaration;
  return declaration.body.empty() &&
         mentions_name(*constructor.file, {declaration.parameters.end, declaration.range.end},
                       "delete");
}

/// Constructors of `old_class` for whose numbers of arguments `new_class` has none; without any of
/// its own, it may be an aggregate.
std::vector<Found> lost_constructors(const Found& old_class, const Found& new_class) {
  std::vector<Found> lost;
  if (may_have_more_constructors(new_class)) return lost;
  const std::vector<Found> known = constructors_of(new_class);
  const std::size_t fields = read_class_layout(new_class).parts.size();
  const auto takes = [&](std::size_t count) {
    if (known.empty()) return count <= fields;
    return std::any_of(known.begin(), known.end(), [&](const Found& each) {
      return argument_count(each, read_function_head(*each.file, *each.declaration)).takes(count);
    });
  };
  for (const Found& each : constructors_of(old_class)) {
    if (each.declaration->access != Access::Public && each.declaration->access != Access::Protected)
      continue;
    if (copies_or_moves(each) || is_deleted(each)) continue;
    const ArgumentCount count =
        argument_count(each, read_function_head(*each.file, *each.declaration));
    const bool is_variadic = count.most > each.file->text->size();
    if (!takes(count.fewest) || (!is_variadic && !takes(count.most))) lost.push_back(each);
  }
  return lost;
}

/// Notes the constructors that the replacement lacks; an error where one is certainly called.
void check_lost_constructors(const OperationContext& context, const Found& target,
                             const Found& replacement) {
  const std::vector<Found> lost = lost_constructors(target, replacement);
  if (lost.empty()) return;
  const Spelled<std::string>& spelled = context.operation.targets.front();
  std::vector<std::string> shown;
  for (const Found& each : lost) {
    shown.push_back(each.declaration->name + each.declaration->signature);
  }
  const std::vector<std::string> names = {target.declaration->name};
  const UseIndex index(context.state, names);
  std::vector<std::string> hints;
  for (const ConstructorUse& use : constructor_uses(context.state, index, *target.declaration, lost,
                                                    replacement, constructors_of(replacement))) {
    if (use.kind == ConstructorUse::Kind::Unclear || hints.size() == kMostUsesShown) continue;
    const IndexedTokens& tokens = index.sources()[use.place.source].tokens();
    const SourceText& text = *tokens.file().text;
    const LineColumn place = text.position(tokens[use.place.token].begin);
    hints.push_back(fmt::format("used at {}:{}:{}", text.name(), place.line, place.column));
  }
  if (hints.empty()) {
    context.say(Severity::Note, spelled.where,
                fmt::format("the replacement of '{}' lacks constructors of upstream's: {}",
                            spelled.value, fmt::join(shown, ", ")));
    return;
  }
  hints.emplace_back("add the constructors to the replacement, or patch what uses them");
  context.error(spelled.where,
                fmt::format("the replacement of '{}' lacks constructors that are still used: {}",
                            spelled.value, fmt::join(shown, ", ")),
                hints);
}

}  // namespace

void check_lost_members(const OperationContext& context, const Found& target,
                        const Found& replacement) {
  check_lost_constructors(context, target, replacement);
  const std::vector<MemberName> lost = lost_members(target, replacement);
  std::vector<MemberName> gone;
  std::copy_if(lost.begin(), lost.end(), std::back_inserter(gone),
               [&](const MemberName& each) { return is_gone(context, target, replacement, each); });
  const Spelled<std::string>& spelled = context.operation.targets.front();
  const std::vector<MemberUse> uses = member_uses(
      context.state, target,
      belongings_of_class(context.state.upstream, {target}, context.state.macro_calls).names, gone);
  if (!uses.empty()) {
    report_lost_members(context, spelled, uses);
    return;
  }
  std::vector<std::string> hints;
  if (gone.size() < lost.size()) hints.emplace_back("its base classes may have them");
  for (const Access access : {Access::Public, Access::Protected}) {
    std::vector<std::string> names;
    for (const MemberName& each : lost) {
      if (each.access == access) names.push_back(each.name);
    }
    if (names.empty()) continue;
    context.say(
        Severity::Note, spelled.where,
        fmt::format("the replacement of '{}' lacks {} members of upstream's: {}", spelled.value,
                    access == Access::Public ? "public" : "protected", fmt::join(names, ", ")),
        hints);
  }
}

void follow_template_head(const OperationContext& context, const Found& target,
                          const Found& replacement) {
  if (!target.declaration->specialization.empty()) return;
  if (own_template_parameters(target) == own_template_parameters(replacement)) return;
  const std::vector<Found> bound = bound_to_parameters(context, target);
  if (!bound.empty()) {
    std::vector<std::string> hints;
    for (const Found& each : bound) {
      hints.push_back(fmt::format("{} at {}", kind_name(each.declaration->kind), place(each)));
    }
    hints.emplace_back("keep upstream's template parameters, or exclude what is bound to them");
    context.error(context.operation.targets.front().where,
                  fmt::format("the replacement of '{}' has other template parameters, which these "
                              "do not fit",
                              target.declaration->qualified_name),
                  hints);
    return;
  }
  const ByteRange new_head = replacement.declaration->template_head;
  const std::string head =
      new_head.empty() ? "" : head_without_defaults(*replacement.file, new_head);
  for (const Found& each : context.state.upstream.all()) {
    if (!is_forward_declaration(context, each, target)) continue;
    const Declaration& declaration = *each.declaration;
    const std::size_t class_begin = head_begin(*each.file, declaration);
    Edit edit = context.edit(each, {declaration.range.begin, class_begin}, EditLayout::Verbatim);
    const std::string_view gap =
        declaration.template_head.empty()
            ? " "
            : each.file->text->slice({declaration.template_head.end, class_begin});
    if (!head.empty()) edit.code.text = head + std::string(gap);
    context.did(Effect::Action::Updated, "declaration of " + subject_of(*each.declaration), each,
                each.declaration->range);
    context.add(std::move(edit));
  }
}

}  // namespace patchgen
