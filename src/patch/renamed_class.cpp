#include "patch/renamed_class.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>

#include "patch/function_head.h"
#include "patch/own_namespace.h"
#include "patch/seen_by_all.h"
#include "patch/slice_rewriter.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

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

/// Where the qualifier of `part` names the class `name`: behind the namespaces and classes around.
std::size_t class_begin(const Found& part, std::string_view name) {
  const ByteRange qualifier = part.declaration->qualifier;
  int depth = 0;
  for (const Token& token : code_tokens_in(*part.file, qualifier)) {
    const std::string_view word = spelling(*part.file->text, token);
    if (word == "<" || word == "(") ++depth;
    if (word == ">" || word == ")") --depth;
    if (word == ">>") depth -= 2;
    if (depth == 0 && word == name) return token.begin;
  }
  return qualifier.begin;
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

/// Appends `block` to `code`, with the lines of the conditionals that end and begin between them.
void add_part(CodeBlock& code, const ConditionalWriter::Lines& lines, const CodeBlock& block) {
  const bool is_first = code.text.empty();
  if (is_first) code.style = block.style;
  for (const std::string& line : lines.closing) code.text += "\n" + line;
  if (!is_first) code.text += lines.continues ? "\n" : "\n\n";
  for (const std::string& line : lines.opening) code.text += line + "\n";
  append(code, "", block);
}

}  // namespace

CodeBlock renamed_class(const OperationContext& context, const Found& replacement,
                        const Found& target) {
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
  drop_own_namespace(
      rewriter, *replacement.file, part.range, part.name,
      foreign_namespaces(context.state.patches, replacement, context.state.upstream, target));
  rewriter.rename_identifier(part.name, to.name);
  rewriter.apply(NameMap(context.operation.name_map));
  return rewriter.render();
}

CodeBlock renamed_parts(const OperationContext& context, const Found& target,
                        const Found& replacement, const std::vector<MovedPart>& parts) {
  const std::string& from = replacement.declaration->name;
  const std::string& to = target.declaration->name;
  // A class template in the place of a specialisation is spelled with the arguments of that.
  const bool specialises = replacement.declaration->specialization.empty() &&
                           !target.declaration->specialization.empty();
  const std::vector<std::string> namespaces =
      foreign_namespaces(context.state.patches, replacement, context.state.upstream, target);
  CodeBlock code;
  ConditionalWriter conditionals(*replacement.file);
  for (const auto& [part, head_only, makes_inline, branches] : parts) {
    SliceRewriter rewriter(*part.file,
                           head_only ? specialization_head(part) : part.declaration->owned);
    if (makes_inline) {
      rewriter.insert(specifiers_begin(*part.file, *part.declaration), "inline ");
    }
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
      own.remove({qualifier.begin, class_begin(part, from)});
      std::string spelled = own.render().text;
      if (replacement.declaration->specialization.empty() && spelled == to + "::") {
        spelled = to + target.declaration->specialization + "::";
      }
      const std::string wanted = qualifier_for(context, target, spelled);
      if (wanted != part.file->text->slice(qualifier)) rewriter.replace(qualifier, wanted);
    }
    drop_own_namespace(rewriter, *part.file,
                       head_only ? specialization_head(part) : part.declaration->range, from,
                       namespaces, qualifier);
    rewriter.rename_identifier(from, to);
    rewriter.apply(NameMap(context.operation.name_map));
    CodeBlock block = rewriter.render();
    if (head_only) {
      block.text.erase(block.text.find_last_not_of(" \n") + 1);
      block.text += ';';
    }
    add_part(code, conditionals.enter(branches), block);
  }
  for (const std::string& line : conditionals.enter({}).closing) code.text += "\n" + line;
  return code;
}

}  // namespace patchgen
