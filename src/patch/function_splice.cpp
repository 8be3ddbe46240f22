#include "patch/function_splice.h"

#include <cstddef>
#include <string>
#include <vector>

#include "patch/own_namespace.h"
#include "patch/parameter_types.h"
#include "patch/splice_parts.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// What the patch file says above the declaration in its class comes along.
void splice_comment(SpliceState& state) {
  if (!state.declared || state.splice.place == FunctionPlace::Free) return;
  std::string comment = state.declared->comment();
  const std::string own = SliceRewriter(*state.splice.replacement.file,
                                        {state.made.owned.begin, state.made.range.begin})
                              .render()
                              .text;
  if (comment.empty() || (!state.splice.head_only && comment == own)) return;
  const std::string base(
      indentation_at(*state.splice.replacement.file->text, state.slice_range().begin));
  for (std::size_t at = 0; (at = comment.find('\n', at)) != std::string::npos;) {
    comment.insert(++at, base);
  }
  state.rewriter.insert(state.slice_range().begin, comment);
}

std::string bare_name(const SpliceState& state) {
  // `operator T` of a template is called as its own template parameter is.
  const bool own =
      state.made.name == state.splice.name ||
      (state.made.kind == DeclarationKind::ConversionFunction && !state.made.template_head.empty());
  if (own) return text_of(state.splice.replacement, state.made.name_range);
  if (!state.splice.upstream || state.splice.upstream->declaration->name != state.splice.name)
    return state.splice.name;
  return text_of(*state.splice.upstream, state.splice.upstream->declaration->name_range);
}

/// What stands between the name and the parameters: `<float>`.
std::string specialization_of(const Found& found) {
  const Declaration& declaration = *found.declaration;
  if (declaration.specialization.empty()) return "";
  return text_of(found, {declaration.name_range.end, declaration.parameters.begin});
}

/// Upstream's `<float>`; where it says none, the replacement's.
std::string specialization(const SpliceState& state) {
  const std::string old = state.splice.upstream ? specialization_of(*state.splice.upstream) : "";
  return old.empty() ? specialization_of(state.splice.replacement) : old;
}

/// The name as it is spelled where it comes from: `operator const char*`.
std::string name_text(const SpliceState& state) {
  return bare_name(state) + specialization(state);
}

void splice_name(SpliceState& state) {
  std::string qualifier;
  std::size_t begin = state.declarator_begin();
  if (state.keeps_qualifier) {
    // The replacement's own `X<T>::` stays, since its code uses the parameters named there.
    begin = state.made.name_range.begin;
  } else if (state.splice.place != FunctionPlace::InClass && state.splice.upstream) {
    qualifier = text_of(*state.splice.upstream, state.splice.upstream->declaration->qualifier);
  }
  const std::size_t end =
      state.made.specialization.empty() ? state.made.name_range.end : state.made.parameters.begin;
  const ByteRange old_range{begin, end};
  const std::string new_text = qualifier + name_text(state);
  if (text_of(state.splice.replacement, old_range) != new_text)
    state.rewriter.replace(old_range, new_text);
}

std::string default_text(const SpliceState& state, const Parameter& parameter) {
  return parameter.default_argument.empty()
             ? ""
             : text_of(*state.splice.upstream, parameter.default_argument);
}

/// `= value` that upstream has for the parameter in place `index`.
std::string upstream_default(const SpliceState& state, std::size_t index) {
  if (!state.splice.upstream) return "";
  for (std::size_t i = 0; i < state.old_head.parameters.size(); ++i) {
    const bool heir = heir_of_default(*state.splice.upstream, state.old_head, i,
                                      state.splice.replacement, state.new_head) == index;
    if (heir) return default_text(state, state.old_head.parameters[i]);
  }
  return "";
}

void splice_default_arguments(SpliceState& state) {
  bool later_have_defaults = true;
  for (std::size_t i = state.new_head.parameters.size(); i-- > 0;) {
    const Parameter& parameter = state.new_head.parameters[i];
    const bool own = !parameter.default_argument.empty();
    if (!state.splice.carries_defaults) {
      if (own) state.remove_with_blanks(parameter.default_argument);
      continue;
    }
    std::string inherited = state.declared && !own ? state.declared->default_argument(i) : "";
    if (inherited.empty() && !own && later_have_defaults) inherited = upstream_default(state, i);
    if (!inherited.empty()) state.rewriter.insert(parameter.range.end, " " + inherited);
    later_have_defaults = later_have_defaults && (own || !inherited.empty());
  }
}

/// Parameters on further lines that stand below the first one keep standing there.
void align_parameters(SpliceState& state) {
  const SourceText& text = *state.splice.replacement.file->text;
  const std::size_t line = text.line_begin(state.made.parameters.begin);
  const std::size_t old_column = state.made.parameters.begin - line;
  SliceRewriter head = state.rewriter.until(state.made.parameters.begin);
  std::string before = head.render().text;
  before.erase(0, before.rfind('\n') + 1);
  const std::size_t base = indentation_at(text, state.slice_range().begin).size();
  for (int next = text.line_of(state.made.parameters.begin) + 1;
       next <= text.line_of(state.made.parameters.end); ++next) {
    const std::size_t begin = text.line_range(next).begin;
    const std::size_t indent = indentation_at(text, begin).size();
    if (indent != old_column + 1) continue;
    state.rewriter.replace({begin, begin + indent}, std::string(base + before.size() + 1, ' '));
  }
}

/// The class's template parameters are called as they are where the code goes.
void rename_class_parameters(SpliceState& state) {
  const auto& from = state.splice.own_parameters;
  const auto& to = state.splice.class_parameters;
  if (from.size() != to.size()) return;
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (!to[i].empty()) state.rewriter.rename_identifier(from[i], to[i]);
  }
}

}  // namespace

CodeBlock splice_function(const FunctionSplice& splice) {
  SpliceState state(splice);
  splice_comment(state);
  splice_template_heads(state);
  splice_specifiers(state);
  splice_return_type(state);
  splice_name(state);
  splice_default_arguments(state);
  splice_suffix(state);
  align_parameters(state);
  if (!state.splice.class_name.empty()) {
    drop_own_namespace(state.rewriter, *splice.replacement.file, state.made.body,
                       scope_name(state.made), splice.foreign_namespaces);
    state.rewriter.rename_identifier(scope_name(state.made), state.splice.class_name);
  }
  if (!state.keeps_qualifier) rename_class_parameters(state);
  for (const auto& [from, to] : state.renames) state.rewriter.rename_identifier(from, to);
  if (state.splice.class_name.empty())
    state.rewriter.rename_identifier(state.made.name, state.splice.name);
  state.rewriter.apply(state.splice.names);
  CodeBlock block = state.rewriter.render();
  if (state.splice.head_only) block.text += ';';
  return block;
}

bool has_own_comment(const Declaration& declaration) {
  return declaration.owned.begin < declaration.range.begin;
}

ByteRange replaced_range(const Declaration& old, const Declaration& replacement,
                         bool has_comment_elsewhere) {
  if (has_own_comment(replacement) || has_comment_elsewhere) return old.owned;
  const bool ends_in_comment = replacement.range.end < replacement.owned.end;
  return {old.range.begin, ends_in_comment ? old.owned.end : old.range.end};
}

}  // namespace patchgen
