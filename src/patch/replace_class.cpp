#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "patch/belongings.h"
#include "patch/class_contract.h"
#include "patch/function_edits.h"
#include "patch/function_head.h"
#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"
#include "patch/removal.h"
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

Marker class_marker(const OperationContext& context, const Declaration& target,
                    const std::string& origin) {
  return {.label = "PATCHED CLASS",
          .subject = target.name + target.specialization,
          .notes = marker_notes(context.operation.description, origin)};
}

/// Attributes and macros between `class` and the name: `[[nodiscard]] MODELS_API`.
ByteRange class_attributes(const Found& found) {
  const Declaration& class_ = *found.declaration;
  const std::size_t name =
      class_.qualifier.empty() ? class_.name_range.begin : class_.qualifier.begin;
  const std::size_t begin = head_begin(*found.file, class_);
  const std::vector<Token> tokens = code_tokens_in(*found.file, {begin, name});
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const std::string_view word = spelling(*found.file->text, tokens[i]);
    if (word != "class" && word != "struct" && word != "union") continue;
    return {tokens[i + 1].begin, tokens.back().end};
  }
  return {name, name};
}

/// `Traits<T[N]>` for a class template that takes the place of that specialisation, with the names
/// that `part` gives the parameters.
std::string specialized_name(const Found& target, const Found& part) {
  const Declaration& to = *target.declaration;
  const auto from = template_parameter_names(*target.file, to.template_head);
  const auto names = template_parameter_names(*part.file, part.declaration->template_head);
  std::vector<std::string> words;
  for (const std::string_view word : split_spelling(to.specialization)) {
    const auto at = std::find(from.begin(), from.end(), word);
    const auto index = static_cast<std::size_t>(at - from.begin());
    words.push_back(index < names.size() ? names[index] : std::string(word));
  }
  return to.name + join_spelling({words.begin(), words.end()});
}

/// Where `part` spells the template `name` with its own parameters: `ArrayTraits<T, N>`.
std::vector<ByteRange> own_spellings(const Found& part, std::string_view name) {
  const auto parameters = template_parameter_names(*part.file, part.declaration->template_head);
  const std::string arguments = fmt::format("<{}>", fmt::join(parameters, ","));
  const std::vector<Token> tokens = code_tokens_in(*part.file, part.declaration->range);
  std::vector<ByteRange> result;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (spelling(*part.file->text, tokens[i]) != name) continue;
    std::string spelled;
    for (std::size_t j = i + 1; j < tokens.size() && spelled.size() < arguments.size(); ++j) {
      spelled += spelling(*part.file->text, tokens[j]);
      if (spelled == arguments) result.push_back({tokens[i].begin, tokens[j].end});
    }
  }
  return result;
}

/// The replacement, under the target's name.
CodeBlock renamed(const OperationContext& context, const Found& replacement, const Found& target) {
  const Declaration& part = *replacement.declaration;
  const Declaration& to = *target.declaration;
  SliceRewriter rewriter(*replacement.file, part.owned);
  if (part.specialization.empty() && !to.specialization.empty()) {
    if (part.template_head.empty()) {
      rewriter.insert(part.range.begin,
                      std::string(target.file->text->slice(to.template_head)) + "\n");
    }
    rewriter.replace(part.name_range, specialized_name(target, replacement));
    for (const ByteRange own : own_spellings(replacement, part.name)) {
      rewriter.replace(own, specialized_name(target, replacement));
    }
  }
  // Upstream's attributes and export macros stay unless the replacement has its own.
  const ByteRange attributes = class_attributes(target);
  if (class_attributes(replacement).empty() && !attributes.empty()) {
    rewriter.insert(part.name_range.begin, std::string(target.file->text->slice(attributes)) + " ");
  }
  rewriter.rename_identifier(part.name, to.name);
  rewriter.apply(NameMap(context.operation.name_map));
  return rewriter.render();
}

/// `Outer::X::` for a member of the nested class X: the classes around the target, then its own
/// name with the template arguments that the replacement spelled.
std::string qualifier_for(const OperationContext& context, const Found& target,
                          const std::string& spelled) {
  std::string outer;
  for (const Declaration* enclosing :
       enclosing_classes(context.state.upstream, target.declaration)) {
    outer += enclosing->name + "::";
  }
  return spelled.starts_with(outer) ? spelled : outer + spelled;
}

/// The replacement's out-of-line members and its specialisations, in the order of the patch file.
std::vector<Found> belongings(const OperationContext& context, const Found& replacement) {
  std::vector<Found> result = out_of_line_members(context.state.patches, replacement);
  const bool primary = replacement.declaration->specialization.empty();
  for (const Found& each : context.state.patches.all()) {
    const Declaration& declaration = *each.declaration;
    const bool specialises =
        primary && is_class_like(declaration.kind) && declaration.is_definition &&
        !declaration.specialization.empty() &&
        declaration.qualified_name == replacement.declaration->qualified_name &&
        declaration.qualifier.empty();
    if (specialises && each.declaration != replacement.declaration) result.push_back(each);
  }
  std::erase_if(result, [&](const Found& f) { return f.file != replacement.file; });
  std::sort(result.begin(), result.end(), [](const Found& a, const Found& b) {
    return a.declaration->range.begin < b.declaration->range.begin;
  });
  return result;
}

CodeBlock belongings_code(const OperationContext& context, const Found& target,
                          const Found& replacement, const std::vector<Found>& parts) {
  const std::string& from = replacement.declaration->name;
  const std::string& to = target.declaration->name;
  // A class template in the place of a specialisation is spelled with the arguments of that.
  const bool specialises = replacement.declaration->specialization.empty() &&
                           !target.declaration->specialization.empty();
  CodeBlock code;
  for (const Found& part : parts) {
    SliceRewriter rewriter(*part.file, part.declaration->owned);
    const ByteRange qualifier = part.declaration->qualifier;
    std::vector<ByteRange> spellings;
    if (specialises) spellings = own_spellings(part, from);
    for (const ByteRange each : spellings) {
      if (qualifier.contains(each.begin)) continue;
      rewriter.replace(each, specialized_name(target, part));
    }
    if (!qualifier.empty()) {
      SliceRewriter own(*part.file, qualifier);
      for (const ByteRange each : spellings) {
        if (qualifier.contains(each.begin)) own.replace(each, specialized_name(target, part));
      }
      own.rename_identifier(from, to);
      std::string spelled = own.render().text;
      if (replacement.declaration->specialization.empty() && spelled == to + "::") {
        spelled = to + target.declaration->specialization + "::";
      }
      const std::string wanted = qualifier_for(context, target, spelled);
      if (wanted != part.file->text->slice(qualifier)) rewriter.replace(qualifier, wanted);
    }
    rewriter.rename_identifier(from, to);
    rewriter.apply(NameMap(context.operation.name_map));
    const CodeBlock block = rewriter.render();
    if (code.text.empty()) {
      code = block;
    } else {
      append(code, "\n\n", block);
    }
  }
  return code;
}

/// Takes upstream's out-of-line members away; the replacement's take the place of the first one, or
/// stand behind the class.
void move_members(const OperationContext& context, const Found& target,
                  const Replacement& replacement, std::span<const Found> earlier_copies) {
  std::vector<Found> old_parts = out_of_line_members(context.state.upstream, target);
  std::vector<Found> new_parts =
      replacement.from_code ? std::vector<Found>{} : belongings(context, replacement.found);
  // What the copies of the class in other branches share has been moved with the first of them.
  const std::size_t count = old_parts.size();
  for (const Found& copy : earlier_copies) {
    for (const Found& moved : out_of_line_members(context.state.upstream, copy)) {
      std::erase(old_parts, moved);
    }
  }
  if (old_parts.size() != count) new_parts.clear();
  const Marker marker = class_marker(context, *target.declaration, replacement.origin);
  const bool in_place = !old_parts.empty() && !new_parts.empty();
  for (std::size_t i = in_place ? 1 : 0; i < old_parts.size(); ++i) {
    remove_declaration(context, old_parts[i]);
  }
  if (new_parts.empty()) return;
  for (const Found& part : new_parts) {
    context.bring(part, target.declaration->name, target.declaration->name);
  }
  CodeBlock code = belongings_code(context, target, replacement.found, new_parts);
  Found at = target;
  Edit edit;
  if (in_place) {
    at = old_parts.front();
    edit = context.edit(at, at.declaration->owned, EditLayout::Block);
  } else {
    const auto classes = enclosing_classes(context.state.upstream, target.declaration);
    const Declaration& outermost = classes.empty() ? *target.declaration : *classes.front();
    const std::size_t offset = line_after(*at.file->text, outermost.owned);
    edit = context.edit(at, {offset, offset}, EditLayout::NewLines);
    edit.indent = indentation_at(*at.file->text, outermost.range.begin);
    edit.blank_line_around = true;
    edit.rank = kCodeRank;
  }
  edit.code = std::move(code);
  edit.marker = marker;
  context.did(Effect::Action::Added, "members of " + subject_of(*target.declaration), at,
              edit.range, replacement.origin);
  context.add(std::move(edit));
}

void replace_by_declaration(const OperationContext& context, const Found& target,
                            const Replacement& replacement, std::span<const Found> earlier_copies) {
  const Declaration& old_class = *target.declaration;
  // Upstream's comment stays unless the replacement brings one of its own.
  const ByteRange range =
      has_own_comment(*replacement.found.declaration) ? old_class.owned : old_class.range;
  Edit edit = context.edit(target, range, EditLayout::Block);
  edit.code = renamed(context, replacement.found, target);
  if (differ_in_blanks_alone(edit.code.text, target.file->text->slice(range)) &&
      belongings(context, replacement.found).empty()) {
    // Of several copies, some may be what is wanted already.
    const Target& spelled = context.operation.targets.front();
    if (!spelled.branch || !spelled.branch->every) report_no_effect(context, replacement);
    return;
  }
  add_marked(context, target, std::move(edit),
             class_marker(context, old_class, replacement.origin));
  follow_template_head(context, target, replacement.found);
  context.state.replaced_classes.push_back({target, replacement.found, context.index});
  if (!replacement.from_code) context.bring(replacement.found, old_class.name, old_class.name);
  context.did(Effect::Action::Replaced, subject_of(old_class), target, range, replacement.origin);
  move_members(context, target, replacement, earlier_copies);
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
    replacement =
        find_replacement(context, ReplacementKind::Class,
                         old_class.qualified_name + old_class.specialization, "", "", &old_class);
    if (!replacement) return;
    replace_by_declaration(context, targets[i], *replacement, std::span(targets).first(i));
  }
  if (replacement && targets.size() > 1 && context.state.plan.edits.size() == edits) {
    report_no_effect(context, *replacement);
  }
}

}  // namespace patchgen
