#include "patch/class_templates.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>

#include <patchgen/target.h>

#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// Adds the names that the template head `head` gives its parameters; an unnamed one gives "".
void add_parameters(const Found& found, ByteRange head, std::vector<std::string>& names) {
  for (std::string& name : template_parameter_names(*found.file, head)) {
    if (name.ends_with("...")) name.resize(name.size() - 3);
    names.push_back(std::move(name));
  }
}

/// `<float>` of `a::Traits<float>::`; empty without template arguments on the last component.
std::string last_arguments(const Found& member) {
  std::string_view qualifier = member.file->text->slice(member.declaration->qualifier);
  const std::size_t end = qualifier.rfind("::");
  if (end == std::string_view::npos) return "";
  const std::optional<TargetName> name = parse_target_name(qualifier.substr(0, end));
  return name ? name->specialization : "";
}

std::string canonical(const std::string& arguments) {
  if (arguments.empty()) return "";
  const std::optional<TargetName> name = parse_target_name("X" + arguments);
  return name ? name->specialization : arguments;
}

/// `<T, Ts...>` for the parameters of a template head.
std::string as_arguments(const OutlinedFile& file, ByteRange head) {
  std::string arguments;
  for (const std::string& name : template_parameter_names(file, head)) {
    arguments += (arguments.empty() ? "<" : ", ") + name;
  }
  return canonical(arguments + ">");
}

/// What the parameters are called by the class template of a member: `<T, N>`.
std::string primary_arguments(const DeclarationIndex& index, const Found& member) {
  if (!member.declaration->qualifier.empty()) return last_arguments(member);
  const Declaration* owner = index.parent(member.declaration);
  if (owner == nullptr || owner->template_head.empty()) return "";
  return as_arguments(*member.file, owner->template_head);
}

}  // namespace

std::vector<ByteRange> template_heads(const Found& found) {
  std::vector<ByteRange> heads;
  int depth = 0;
  for (const Token& token : code_tokens_in(*found.file, found.declaration->template_head)) {
    const std::string_view word = spelling(*found.file->text, token);
    if (word == "template" && depth == 0) heads.push_back(token.range());
    if (word == "<" || word == "(" || word == "{") ++depth;
    if (word == ">" || word == ")" || word == "}") --depth;
    if (word == ">>") depth -= 2;
    depth = std::max(depth, 0);
    if (!heads.empty()) heads.back().end = token.end;
  }
  return heads;
}

std::size_t class_head_count(const Found& found) {
  std::size_t count = 0;
  int depth = 0;
  for (const Token& token : code_tokens_in(*found.file, found.declaration->qualifier)) {
    const std::string_view word = spelling(*found.file->text, token);
    if (word == "<" && depth++ == 0) ++count;
    if (word == ">") --depth;
    if (word == ">>") depth -= 2;
  }
  return std::min(count, template_heads(found).size());
}

std::vector<std::string> class_parameters(const DeclarationIndex& index, const Found& member) {
  std::vector<std::string> names;
  if (!member.declaration->qualifier.empty()) {
    const std::vector<ByteRange> heads = template_heads(member);
    for (std::size_t i = 0; i < class_head_count(member); ++i) {
      add_parameters(member, heads[i], names);
    }
    return names;
  }
  const Declaration* owner = index.parent(member.declaration);
  if (owner == nullptr || !is_class_like(owner->kind)) return names;
  return class_own_parameters(index, {member.file_index, member.file, owner});
}

std::vector<std::string> class_own_parameters(const DeclarationIndex& index, const Found& class_) {
  std::vector<std::string> names;
  std::vector<const Declaration*> classes = enclosing_classes(index, class_.declaration);
  classes.push_back(class_.declaration);
  for (const Declaration* each : classes) {
    if (each->template_head.empty()) continue;
    add_parameters({class_.file_index, class_.file, each}, each->template_head, names);
  }
  return names;
}

std::string class_specialization(const DeclarationIndex& index, const Found& member) {
  if (member.declaration->qualifier.empty()) {
    const Declaration* owner = index.parent(member.declaration);
    return owner == nullptr ? "" : canonical(owner->specialization);
  }
  std::string arguments = last_arguments(member);
  const std::size_t heads = class_head_count(member);
  if (arguments.empty() || heads == 0) return arguments;
  // `Traits<T>::` repeats the parameters of the primary template.
  const std::vector<ByteRange> ranges = template_heads(member);
  return arguments == as_arguments(*member.file, ranges[heads - 1]) ? "" : arguments;
}

std::string called_by_place(const DeclarationIndex& index, const Found& function,
                            std::string_view spelled) {
  std::vector<std::string> names = class_parameters(index, function);
  const std::vector<ByteRange> heads = template_heads(function);
  for (std::size_t i = class_head_count(function); i < heads.size(); ++i) {
    add_parameters(function, heads[i], names);
  }
  std::vector<std::string> words;
  for (const std::string_view word : split_spelling(spelled)) {
    const auto named = std::find(names.begin(), names.end(), word);
    words.push_back(named == names.end() ? std::string(word)
                                         : fmt::format("T{}", named - names.begin()));
  }
  return join_spelling({words.begin(), words.end()});
}

std::string comparable_signature(const DeclarationIndex& index, const Found& function) {
  return called_by_place(index, function, function.declaration->signature);
}

TemplateHead read_template_head(const OutlinedFile& file, ByteRange head) {
  TemplateHead result;
  result.names = template_parameter_names(file, head);
  int depth = 0;
  bool in_default = false;
  bool closed = false;
  for (const Token& token : code_tokens_in(file, head)) {
    const std::string_view word = spelling(*file.text, token);
    result.has_more |= closed;
    if (closed) break;
    if (word == "<" || word == "(" || word == "{") ++depth;
    if (word == ">" || word == ")" || word == "}") --depth;
    if (word == ">>") depth -= 2;
    closed = depth <= 0 && word != "template";
    in_default = !closed && in_default && !(depth == 1 && word == ",");
    in_default |= depth == 1 && word == "=";
    result.has_more |= in_default;
    if (in_default) continue;
    const auto named = std::find(result.names.begin(), result.names.end(), word);
    if (named != result.names.end()) {
      result.parameters += fmt::format(" T{}", named - result.names.begin());
    } else {
      result.parameters += fmt::format(" {}", word == "class" ? "typename" : word);
    }
  }
  return result;
}

std::string own_template_parameters(const Found& found) {
  std::string result;
  const std::vector<ByteRange> heads = template_heads(found);
  for (std::size_t i = class_head_count(found); i < heads.size(); ++i) {
    result += read_template_head(*found.file, heads[i]).parameters + ";";
  }
  return result;
}

bool is_explicit_specialization(const Found& found) {
  if (!found.declaration->specialization.empty()) return true;
  const std::vector<ByteRange> heads = template_heads(found);
  constexpr std::size_t kTokens = 3;  // of `template <>`
  return !heads.empty() && code_tokens_in(*found.file, heads.back()).size() == kTokens;
}

bool has_arguments(const Found& class_, const std::string& arguments) {
  const Declaration& declaration = *class_.declaration;
  if (!declaration.specialization.empty())
    return canonical(declaration.specialization) == arguments;
  return arguments.empty() || (!declaration.template_head.empty() &&
                               as_arguments(*class_.file, declaration.template_head) == arguments);
}

std::string spelled_class_arguments(std::string_view spelled) {
  const std::optional<TargetName> name = parse_target_name(spelled);
  return name ? name->class_arguments : "";
}

std::vector<Found> with_class_arguments(const DeclarationIndex& index, const std::string& wanted,
                                        const std::vector<Found>& found) {
  std::vector<Found> result;
  for (const Found& each : found) {
    const std::string own = class_specialization(index, each);
    if (own == wanted || (own.empty() && wanted == primary_arguments(index, each))) {
      result.push_back(each);
    }
  }
  return result.empty() && wanted.empty() ? found : result;
}

}  // namespace patchgen
