#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "patch/belongings.h"
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
#include "source/indent_style.h"

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
    rewriter.replace(part.name_range, to.name + to.specialization);
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
  for (const Found& each : context.state.patches.all()) {
    const Declaration& declaration = *each.declaration;
    const bool specialises =
        is_class_like(declaration.kind) && declaration.is_definition &&
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
  CodeBlock code;
  for (const Found& part : parts) {
    SliceRewriter rewriter(*part.file, part.declaration->owned);
    const ByteRange qualifier = part.declaration->qualifier;
    if (!qualifier.empty()) {
      SliceRewriter own(*part.file, qualifier);
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
                  const Replacement& replacement) {
  const std::vector<Found> old_parts = out_of_line_members(context.state.upstream, target);
  const std::vector<Found> new_parts =
      replacement.from_code ? std::vector<Found>{} : belongings(context, replacement.found);
  const Marker marker = class_marker(context, *target.declaration, replacement.origin);
  const bool in_place = !old_parts.empty() && !new_parts.empty();
  for (std::size_t i = in_place ? 1 : 0; i < old_parts.size(); ++i) {
    remove_declaration(context, old_parts[i]);
  }
  if (new_parts.empty()) return;
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
                            const Replacement& replacement) {
  const Declaration& old_class = *target.declaration;
  // Upstream's comment stays unless the replacement brings one of its own.
  const ByteRange range =
      has_own_comment(*replacement.found.declaration) ? old_class.owned : old_class.range;
  Edit edit = context.edit(target, range, EditLayout::Block);
  edit.code = renamed(context, replacement.found, target);
  if (differ_in_blanks_alone(edit.code.text, target.file->text->slice(range)) &&
      belongings(context, replacement.found).empty()) {
    report_no_effect(context, replacement);
    return;
  }
  add_marked(context, target, std::move(edit),
             class_marker(context, old_class, replacement.origin));
  context.did(Effect::Action::Replaced, subject_of(old_class), target, range, replacement.origin);
  move_members(context, target, replacement);
}

/// The first declaration of the class in its file: what stands between it and the definition may
/// use the name.
Found first_declaration(const OperationContext& context, const Found& class_) {
  for (const Found& each : context.state.upstream.all()) {
    if (each.file_index == class_.file_index && is_class_like(each.declaration->kind) &&
        each.declaration->qualified_name == class_.declaration->qualified_name &&
        each.declaration->specialization.empty() &&
        enclosing_classes(context.state.upstream, each.declaration) ==
            enclosing_classes(context.state.upstream, class_.declaration)) {
      return each;
    }
  }
  return class_;
}

/// `using X = lib::Y;` in the class's place, a template alias for a class template.
void replace_by_external(const OperationContext& context, const Found& target,
                         const ExternalCode& external) {
  const Declaration& old_class = *target.declaration;
  if (!old_class.specialization.empty()) {
    context.error(external.name.where, "a specialisation cannot be replaced by an external class",
                  {"replace the primary template, or write the specialisation in a patch file"});
    return;
  }
  const std::optional<TemplateText> head = alias_template(target);
  if (!head) {
    context.error(external.name.where,
                  fmt::format("the template parameters of '{}' cannot be forwarded to an alias",
                              old_class.qualified_name),
                  {"write a replacement class that derives from the external one"});
    return;
  }
  const Found at = first_declaration(context, target);
  Edit edit = context.edit(at, at.declaration->range, EditLayout::Block);
  edit.code.text = fmt::format("{}using {} = {}{};", head->head, old_class.name,
                               external.name.value, head->arguments);
  const std::string& include = external.include.value;
  const std::string origin = external.name.value + (include.empty() ? "" : " in " + include);
  add_marked(context, at, std::move(edit), class_marker(context, old_class, origin));
  context.did(Effect::Action::Replaced, subject_of(old_class), target, old_class.owned,
              external.name.value);
  if (!include.empty()) ensure_include(context, target, include);
  // An alias can be neither declared before nor befriended as a class, nor instantiated.
  for (const Found& part : belongings_of_class(context.state.upstream, target).declarations) {
    const bool is_macro = part.declaration->kind == DeclarationKind::MacroInvocation;
    if (part.declaration != target.declaration && !is_macro && part != at) {
      remove_declaration(context, part);
    }
  }
  if (at != target) remove_declaration(context, target);
}

}  // namespace

void plan_replace_class(const OperationContext& context) {
  const std::optional<Found> target = find_class(context, context.operation.targets.front());
  if (!target) return;
  context.claim({*target}, context.operation.targets.front().where);
  if (context.operation.external) {
    replace_by_external(context, *target, *context.operation.external);
    return;
  }
  const std::optional<Replacement> replacement = find_replacement(
      context, ReplacementKind::Class,
      target->declaration->qualified_name + target->declaration->specialization, "");
  if (replacement) replace_by_declaration(context, *target, *replacement);
}

}  // namespace patchgen
