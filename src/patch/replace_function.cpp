#include <fmt/format.h>
#include <optional>
#include <string>

#include "patch/class_templates.h"
#include "patch/declared_head.h"
#include "patch/function_edits.h"
#include "patch/function_head.h"
#include "patch/header_home.h"
#include "patch/include_edits.h"
#include "patch/old_callers.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/slice_rewriter.h"
#include "patch/target_problems.h"
#include "patch/token_view.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

std::string specialization_of(const FunctionTarget& target) {
  return target.definition ? target.definition->declaration->specialization : "";
}

Marker function_marker(const OperationContext& context, const FunctionTarget& target,
                       const std::string& origin) {
  return {.label = "PATCHED FUNCTION",
          .subject = target.name + specialization_of(target),
          .notes = marker_notes(context.operation.description, origin)};
}

/// `name` as an argument that is what the parameter was: moved, forwarded or expanded where a plain
/// name would be a copy or an lvalue.
std::string handed_on(const Found& function, const Parameter& parameter, const std::string& name) {
  std::string type = normalized(*function.file, parameter.range);
  type = type.substr(0, type.find(" ="));
  const bool pack = type.find("...") != std::string::npos;
  const bool forwards = type.find("&&") != std::string::npos;
  const bool by_value = !forwards && type.find('&') == std::string::npos &&
                        type.find('*') == std::string::npos && type.find('<') != std::string::npos;
  const std::string value =
      forwards || by_value ? fmt::format("static_cast<decltype({})&&>({})", name, name) : name;
  return value + (pack ? "..." : "");
}

/// Upstream's head stays and its body hands everything on to the external function.
CodeBlock forwarding_code(const Found& definition, const std::string& external) {
  const Declaration& function = *definition.declaration;
  const FunctionHead head = read_function_head(*definition.file, function);
  SliceRewriter rewriter(*definition.file, function.range);
  std::string arguments;
  int unnamed = 0;
  for (const Parameter& parameter : head.parameters) {
    std::string name = parameter.name;
    if (name.empty()) {
      name = fmt::format("argument{}", ++unnamed);
      const std::size_t at = parameter.default_argument.empty() ? parameter.range.end
                                                                : parameter.default_argument.begin;
      rewriter.insert(at, parameter.default_argument.empty() ? " " + name : name + " ");
    }
    arguments += (arguments.empty() ? "" : ", ") + handed_on(definition, parameter, name);
  }
  const std::string statement = fmt::format("return {}({});", external, arguments);
  const SourceText& text = *definition.file->text;
  const ByteRange inside{function.body.begin + 1, function.body.end - 1};
  const bool one_line = text.line_of(function.body.begin) == text.line_of(inside.end);
  if (one_line || text.bytes()[function.body.begin] != '{') {
    rewriter.replace(function.body, fmt::format("{{ {} }}", statement));
  } else {
    // A brace with a line to itself may be indented otherwise than its head.
    const bool first = stands_first(text, function.body.begin);
    const std::string outer(
        indentation_at(text, first ? function.body.begin : function.range.begin));
    std::string inner = outer + one_level(detect_indent_style(text));
    const auto tokens = tokens_in(*definition.file, inside);
    if (!tokens.empty() && stands_first(text, tokens.front().begin)) {
      inner = indentation_at(text, tokens.front().begin);
    }
    rewriter.replace(inside, fmt::format("\n{}{}\n{}", inner, statement, outer));
  }
  return rewriter.render();
}

void replace_by_external(const OperationContext& context, const FunctionTarget& target,
                         const ExternalCode& external) {
  if (!target.definition) {
    context.error(context.operation.targets.front().where,
                  fmt::format("'{}' is only declared in {}", target.qualified_name,
                              context.state.upstream.file_names()),
                  {"an external function can only stand in for a definition"});
    return;
  }
  const Found& at = *target.definition;
  const std::string parameters = normalized(*at.file, at.declaration->parameters);
  if (parameters.ends_with("... )") && !parameters.ends_with("... ... )")) {
    context.error(
        external.name.where,
        fmt::format("the variable arguments of '{}' cannot be handed on", target.qualified_name),
        {"write a replacement function in a patch file"});
    return;
  }
  const std::string origin =
      external.name.value + (external.include.value.empty() ? "" : " in " + external.include.value);
  Edit edit = context.edit(at, at.declaration->range, EditLayout::Block);
  edit.code = forwarding_code(at, external.name.value);
  add_marked(context, at, std::move(edit), function_marker(context, target, origin));
  context.did(Effect::Action::Replaced, subject_of(*at.declaration), at, at.declaration->range,
              external.name.value);
  if (!external.include.value.empty()) ensure_include(context, at, external.include.value);
}

std::optional<Replacement> replace_one(const OperationContext& context, const Target& spelled,
                                       const FunctionTarget& target) {
  if (!target.definition) {
    context.error(spelled.where,
                  fmt::format("function '{}' is only declared, not defined, in {}", spelled.value,
                              context.state.upstream.file_names()),
                  {"name the file that defines it as the spec's source"});
    return std::nullopt;
  }
  const std::optional<Replacement> replacement = find_replacement(
      context, ReplacementKind::Function, target.qualified_name + specialization_of(target),
      comparable_signature(context.state.upstream, *target.definition), "", &*target.definition);
  if (!replacement) return std::nullopt;
  if (!fits_shared_declarations(context, target, *replacement)) return std::nullopt;
  const HeaderHome header = header_home(context, target, *target.definition, replacement->found);
  if (!header.fine) return std::nullopt;
  const bool changed = changes_signature(replacement->found, *target.definition);
  const bool constant = says_constant(fully_said(context.state.patches, replacement->found));
  put_function(context, target, header.home.value_or(*target.definition), *replacement,
               FunctionPlace::Free, function_marker(context, target, replacement->origin));
  if (header.home) remove_declaration(context, *target.definition);
  check_instantiations(context, target, *target.definition, replacement->found);
  note_changed_function(context, target, *target.definition,
                        fully_said(context.state.patches, replacement->found));
  for (const Found& declaration : target.declarations) {
    if (declaration == header.home) continue;
    const bool follows = (changed && changes_signature(replacement->found, declaration)) ||
                         (constant && !says_constant(declaration));
    if (follows) {
      follow_signature(context, target, declaration, *replacement, FunctionPlace::Free);
    }
  }
  follow_in_friends(context, target, *replacement);
  return replacement;
}

}  // namespace

void plan_replace_function(const OperationContext& context) {
  const Target& spelled = context.operation.targets.front();
  const FunctionSearch search = find_free_function(context, spelled);
  if (search.reported) return;
  if (search.targets.empty()) {
    report_no_target(context, spelled, "function");
    return;
  }
  const std::size_t edits = context.state.plan.edits.size();
  std::optional<Replacement> last;
  for (const FunctionTarget& target : search.targets) {
    context.claim(target.all(), spelled.where);
    if (context.operation.external) {
      replace_by_external(context, target, *context.operation.external);
      continue;
    }
    last = replace_one(context, spelled, target);
    if (!last) return;
  }
  const bool every = search.targets.front().every_branch;
  if (last && every && context.state.plan.edits.size() == edits) report_no_effect(context, *last);
}

}  // namespace patchgen
