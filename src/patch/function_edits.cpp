#include "patch/function_edits.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <memory>
#include <utility>

#include "patch/class_templates.h"
#include "patch/declared_head.h"
#include "patch/dropped_parts.h"
#include "patch/function_head.h"
#include "patch/insertion_points.h"
#include "patch/lost_fields.h"
#include "patch/own_namespace.h"
#include "patch/parameter_types.h"
#include "patch/removal.h"
#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// The types that the replacement's return type may name as members: upstream's, and those of the
/// replacement's own class that come along.
std::vector<MemberType> types_around(const OperationContext& context, const FunctionTarget& target,
                                     const Found& replacement) {
  std::vector<MemberType> types;
  if (target.class_) types = member_types(context.state.upstream, *target.class_);
  const auto own = enclosing_classes(context.state.patches, replacement.declaration);
  if (own.empty()) return types;
  const Found class_{replacement.file_index, replacement.file, own.back()};
  for (const MemberType& each : member_types(context.state.patches, class_)) {
    if (each.level == 0) types.push_back(each);
  }
  return types;
}

FunctionSplice splice_for(const OperationContext& context, const FunctionTarget& target,
                          const Found& at, const Replacement& replacement, FunctionPlace place) {
  FunctionSplice splice;
  splice.replacement = replacement.found;
  splice.place = place;
  splice.upstream = at;
  splice.name = target.name;
  if (target.class_) {
    splice.class_name = target.class_->declaration->name;
    splice.overrides_nothing = target.class_->declaration->bases.empty();
  }
  splice.own_parameters = class_parameters(context.state.patches, replacement.found);
  splice.class_parameters = class_parameters(context.state.upstream, at);
  follow_class_template(match_free_template(context.state.upstream, at, replacement.found), splice);
  if (place != FunctionPlace::OutOfLine) take_own_declaration(context, splice);
  if (place == FunctionPlace::OutOfLine)
    splice.member_types = types_around(context, target, replacement.found);
  splice.foreign_namespaces = foreign_namespaces(
      context.state.patches, replacement.found, context.state.upstream, target.class_.value_or(at));
  splice.names = NameMap(context.operation.name_map);
  return splice;
}

}  // namespace

void follow_class_template(const FreeTemplate& free_template, FunctionSplice& splice) {
  splice.drops_head = free_template.drops_head;
  if (!splice.drops_head) return;
  splice.own_parameters.clear();
  splice.class_parameters.clear();
  for (const auto& [from, to] : free_template.renames) {
    splice.own_parameters.push_back(from);
    splice.class_parameters.push_back(to);
  }
}

bool fits_class_template(const OperationContext& context, const FreeTemplate& free_template,
                         const std::string& class_name, const Replacement& replacement) {
  if (free_template.unmatched.empty()) return true;
  const Declaration& function = *replacement.found.declaration;
  const auto& named = context.operation.replacements;
  context.error(
      named.empty() ? context.operation.targets.front().where : named.front().where,
      fmt::format("'{}' of the template '{}' stands for no template parameter of the class '{}'",
                  free_template.unmatched, function.name, class_name),
      {"it is " + describe(replacement.found),
       fmt::format(
           "write it as a member in the patch file, `template <…> struct {} {{ … }};`, where "
           "a template head of its own makes it a member template",
           class_name)});
  return false;
}

bool changes_signature(const OperationContext& context, const Replacement& replacement,
                       const Found& at) {
  return changes_signature(replacement.found, at,
                           match_free_template(context.state.upstream, at, replacement.found));
}

void take_own_declaration(const OperationContext& context, FunctionSplice& splice) {
  splice.own_declaration = own_declaration(context.state.patches, splice.replacement);
  if (!splice.own_declaration) return;
  splice.declaration_parameters = class_parameters(context.state.patches, *splice.own_declaration);
}

void bring_own_declaration(const OperationContext& context, const FunctionSplice& splice) {
  if (splice.own_declaration) context.bring(*splice.own_declaration, "", splice.class_name);
}

bool has_default_arguments(const Found& function) {
  const FunctionHead head = read_function_head(*function.file, *function.declaration);
  return std::any_of(head.parameters.begin(), head.parameters.end(),
                     [](const Parameter& each) { return !each.default_argument.empty(); });
}

std::string class_of_qualifier(const Declaration& declaration) {
  std::string_view scope = declaration.qualified_name;
  scope.remove_suffix(std::min(scope.size(), declaration.name.size() + 2));
  const std::size_t colons = scope.rfind("::");
  return std::string(colons == std::string_view::npos ? scope : scope.substr(colons + 2));
}

bool differ_in_blanks_alone(std::string_view a, std::string_view b) {
  const auto squeezed = [](std::string_view text) {
    std::string result;
    std::copy_if(text.begin(), text.end(), std::back_inserter(result),
                 [](char c) { return c != ' ' && c != '\t' && c != '\n' && c != '\r'; });
    return result;
  };
  return squeezed(a) == squeezed(b);
}

void report_no_effect(const OperationContext& context, const Replacement& replacement) {
  const Spelled<std::string>& target = context.operation.targets.front();
  context.error(target.where,
                fmt::format("the replacement of '{}' is what upstream has already", target.value),
                {"it comes from " + replacement.origin, "change it, or remove the operation"});
}

namespace {

/// True when the two have the same tokens.
bool same_code(std::string_view a, std::string_view b) {
  return split_spelling(a) == split_spelling(b);
}

/// The declaration that `code` holds, as it stands in class `class_name` (empty: outside of any).
std::optional<OutlinedFile> outlined_declaration(const std::string& code,
                                                 const std::string& class_name) {
  const std::string text =
      class_name.empty() ? code + "\n" : fmt::format("struct {} {{\n{}\n}};\n", class_name, code);
  auto source = std::make_shared<SourceText>("", text);
  auto outline = std::make_shared<Outline>(read_outline(*source));
  if (outline->declarations.size() != 1) return std::nullopt;
  return OutlinedFile{std::move(source), std::move(outline)};
}

/// What a declaration says, parameter names aside.
std::string said_by(const OutlinedFile& file, const Declaration& function) {
  const FunctionHead head = read_function_head(file, function);
  std::string said = function_type(file, function) + normalized(file, function.template_head);
  for (const Specifier& specifier : head.specifiers) said += "|" + specifier.text;
  for (const Specifier& specifier : head.late_specifiers) said += "|" + specifier.text;
  for (const VirtSpecifier& specifier : head.virt_specifiers) said += "|" + specifier.text;
  for (const Parameter& parameter : head.parameters) {
    said += "|" + normalized(file, parameter.default_argument);
  }
  return said;
}

/// True when the declaration in `code` differs from `at` in the names of parameters at most.
bool says_the_same(const std::string& code, const Found& at, const std::string& class_name) {
  if (same_code(code, at.file->text->slice(at.declaration->range))) return true;
  const std::optional<OutlinedFile> file = outlined_declaration(code, class_name);
  if (!file) return false;
  const Declaration* declaration = &file->outline->declarations.front();
  if (!class_name.empty()) {
    if (declaration->children.size() != 1) return false;
    declaration = &declaration->children.front();
  }
  return is_function_like(declaration->kind) &&
         said_by(*file, *declaration) == said_by(*at.file, *at.declaration);
}

/// Default arguments stand on the first declaration of a function.
bool is_first_declaration(const FunctionTarget& target, const Found& at) {
  const auto before = [&](const Found& other) {
    if (other.declaration == at.declaration) return false;
    if (other.file_index != at.file_index) return other.file_index < at.file_index;
    return other.declaration->range.begin < at.declaration->range.begin;
  };
  return std::none_of(target.declarations.begin(), target.declarations.end(), before) &&
         std::none_of(target.shared.begin(), target.shared.end(), before);
}

}  // namespace

void put_function(const OperationContext& context, const FunctionTarget& target, const Found& at,
                  const Replacement& replacement, FunctionPlace place,
                  std::optional<Marker> marker) {
  FunctionSplice splice = splice_for(context, target, at, replacement, place);
  if (place == FunctionPlace::OutOfLine) {
    // Where the class is a header's, upstream's definition may say what that does not.
    splice.carries_defaults = !target.in_class && has_default_arguments(at);
    splice.in_class = target.in_class;
    if (splice.class_name.empty()) splice.class_name = class_of_qualifier(*at.declaration);
  } else if (place == FunctionPlace::Free) {
    splice.carries_defaults = is_first_declaration(target, at);
  }
  const Found said = splice.own_declaration.value_or(replacement.found);
  if (splice.carries_defaults) warn_of_dropped_defaults(context, at, said);
  warn_of_dropped_noexcept(context, at, replacement.found);
  // Upstream's comment stays unless the replacement brings one of its own.
  const Declaration& old_function = *at.declaration;
  const ByteRange range =
      replaced_range(old_function, *replacement.found.declaration,
                     place == FunctionPlace::InClass && has_own_comment(*said.declaration));
  Edit edit = context.edit(at, range, EditLayout::Block);
  edit.code = splice_function(splice);
  if (differ_in_blanks_alone(edit.code.text, at.file->text->slice(range))) {
    // Of several copies, some may be what is wanted already.
    if (!target.every_branch) report_no_effect(context, replacement);
    return;
  }
  add_marked(context, at, std::move(edit), std::move(marker));
  warn_of_lost_fields(context, at, replacement);
  if (!replacement.from_code) {
    const bool free = place == FunctionPlace::Free;
    context.bring(replacement.found, free ? target.name : "", free ? "" : splice.class_name);
    bring_own_declaration(context, splice);
  }
  context.did(Effect::Action::Replaced, subject_of(old_function), at, range,
              origin_with_place(replacement));
}

void add_marked(const OperationContext& context, const Found& at, Edit edit,
                std::optional<Marker> marker) {
  const std::size_t owned = at.declaration->owned.begin;
  if (marker && owned < edit.range.begin) {
    Edit above = context.edit(at, {owned, owned}, EditLayout::Block);
    above.marker = std::move(marker);
    above.rank = kMarkerRank;
    context.add(std::move(above));
  } else {
    edit.marker = std::move(marker);
  }
  context.add(std::move(edit));
}

bool follow_signature(const OperationContext& context, const FunctionTarget& target,
                      const Found& at, const Replacement& replacement, FunctionPlace place) {
  FunctionSplice splice = splice_for(context, target, at, replacement, place);
  splice.head_only = true;
  const bool is_friend = at.declaration->kind == DeclarationKind::Friend;
  splice.carries_defaults =
      !is_friend && (place == FunctionPlace::InClass || is_first_declaration(target, at));
  // Upstream's comment stays unless the declaration in the patch file's class has one of its own.
  const bool new_comment = place == FunctionPlace::InClass && splice.own_declaration &&
                           has_own_comment(*splice.own_declaration->declaration);
  Edit edit = context.edit(at,
                           {new_comment ? at.declaration->owned.begin : at.declaration->range.begin,
                            at.declaration->range.end},
                           EditLayout::Block);
  edit.code = splice_function(splice);
  const bool in_class = place == FunctionPlace::InClass;
  const std::string class_name = in_class && splice.class_name.empty() ? "X" : splice.class_name;
  if (says_the_same(edit.code.text, at, in_class ? class_name : "")) return false;
  const Found said = splice.own_declaration.value_or(replacement.found);
  if (splice.carries_defaults) warn_of_dropped_defaults(context, at, said);
  context.add(std::move(edit));
  bring_own_declaration(context, splice);
  context.did(Effect::Action::Updated, "declaration of " + subject_of(*at.declaration), at,
              at.declaration->range, origin_with_place(replacement));
  return true;
}

/// `friend int X::f(int);` or, of a free function, `friend int f(int);`.
static bool befriends(const DeclarationIndex& index, const Found& friend_,
                      const FunctionTarget& target) {
  const Declaration& declaration = *friend_.declaration;
  if (declaration.kind != DeclarationKind::Friend || declaration.name != target.name) return false;
  std::string scope;
  for (const std::string_view word :
       split_spelling(friend_.file->text->slice(declaration.qualifier))) {
    scope += word;
  }
  const std::vector<Found> all = target.all();
  const bool same_signature = std::any_of(all.begin(), all.end(), [&](const Found& each) {
    return each.declaration->signature == declaration.signature;
  });
  if (!same_signature) return false;
  if (scope.empty()) {
    if (target.class_) return false;
    for (const std::string& space : enclosing_namespaces(index, friend_.declaration)) {
      if (!space.empty()) scope += space + "::";
    }
    return target.qualified_name == scope + target.name;
  }
  const std::string name = scope.substr(scope.starts_with("::") ? 2 : 0) + target.name;
  return ("::" + target.qualified_name).ends_with("::" + name);
}

void follow_in_friends(const OperationContext& context, const FunctionTarget& target,
                       const Replacement& replacement) {
  for (const Found& each : context.state.upstream.all()) {
    if (!befriends(context.state.upstream, each, target)) continue;
    if (!changes_signature(context, replacement, each)) continue;
    const bool is_member = !each.declaration->qualifier.empty();
    follow_signature(context, target, each, replacement,
                     is_member ? FunctionPlace::OutOfLine : FunctionPlace::Free);
  }
}

bool fits_shared_declarations(const OperationContext& context, const FunctionTarget& target,
                              const Replacement& replacement) {
  if (target.every_branch) return true;  // they follow with the first copy
  for (const Found& each : target.shared) {
    if (!changes_signature(context, replacement, each)) continue;
    const Target& spelled = context.operation.targets.front();
    context.error(spelled.where,
                  fmt::format("the replacement of '{}' has another signature than the declaration "
                              "at {}, which other branches share",
                              spelled.value, place(each)),
                  {"keep the signature, or replace all branches with \"condition\": \"*\""});
    return false;
  }
  return true;
}

bool follow_attributes(const OperationContext& context, const Found& in_class,
                       const Replacement& replacement) {
  const Found said = fully_said(context.state.patches, replacement.found);
  const FunctionHead mine = read_function_head(*said.file, *said.declaration);
  const FunctionHead there = read_function_head(*in_class.file, *in_class.declaration);
  std::string missing;
  for (const Specifier& specifier : mine.specifiers) {
    const bool known = std::any_of(there.specifiers.begin(), there.specifiers.end(),
                                   [&](const Specifier& s) { return s.text == specifier.text; });
    if (known || !specifier.text.starts_with("[ [")) continue;
    missing += said.file->text->slice(specifier.range);
    missing += ' ';
  }
  if (missing.empty()) return false;
  const std::size_t offset = head_begin(*in_class.file, *in_class.declaration);
  Edit edit = context.edit(in_class, {offset, offset}, EditLayout::Verbatim);
  edit.code.text = missing;
  context.add(std::move(edit));
  context.did(Effect::Action::Updated, "declaration of " + subject_of(*in_class.declaration),
              in_class, in_class.declaration->range, origin_with_place(replacement));
  return true;
}

void check_instantiations(const OperationContext& context, const FunctionTarget& target,
                          const Found& at, const Found& replacement) {
  if (at.declaration->template_head.empty()) return;
  const FreeTemplate free = match_free_template(context.state.upstream, at, replacement);
  if (free.drops_head && !changes_signature(replacement, at, free)) return;
  const std::string new_heads = own_template_parameters(replacement);
  const bool same = (new_heads.empty() || new_heads == own_template_parameters(at)) &&
                    comparable_signature(context.state.patches, replacement) ==
                        comparable_signature(context.state.upstream, at);
  if (same) return;
  std::vector<std::string> hints;
  for (const Found& each : context.state.upstream.all()) {
    if (each.declaration->kind != DeclarationKind::ExplicitInstantiation) continue;
    const auto tokens = code_tokens_in(*each.file, each.declaration->range);
    bool named = false;
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
      const std::string_view next = spelling(*each.file->text, tokens[i + 1]);
      // `template class X<int>;` is about the class, not about its constructor.
      const bool with_arguments =
          next == "<" && at.declaration->kind != DeclarationKind::Constructor;
      named |=
          spelling(*each.file->text, tokens[i]) == target.name && (with_arguments || next == "(");
    }
    if (named) hints.push_back("instantiated at " + place(each));
  }
  if (hints.empty()) return;
  hints.emplace_back(
      "keep upstream's template parameters and signature, and call the new function");
  context.error(
      context.operation.targets.front().where,
      fmt::format("'{}' is instantiated explicitly, and the replacement is another template",
                  target.qualified_name),
      hints);
}

std::string origin_with_place(const Replacement& replacement) {
  if (replacement.from_code) return replacement.origin;
  return fmt::format("{} ({})", replacement.origin.substr(0, replacement.origin.find(" in ")),
                     place(replacement.found));
}

}  // namespace patchgen
