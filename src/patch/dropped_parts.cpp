#include "patch/dropped_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <vector>

#include "patch/function_head.h"
#include "patch/parameter_types.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// `noexcept`, `noexcept(…)` or `throw()` behind the parameters of `function`.
std::optional<ByteRange> exception_specification(const Found& function) {
  const std::vector<Token> tokens = code_tokens_in(*function.file, function.declaration->suffix);
  const SourceText& text = *function.file->text;
  int depth = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view word = spelling(text, tokens[i]);
    if (word == "(") ++depth;
    if (word == ")") --depth;
    if (depth != 0 || (word != "noexcept" && word != "throw")) continue;
    ByteRange range = tokens[i].range();
    int inner = 0;
    for (std::size_t next = i + 1; next < tokens.size(); ++next) {
      const std::string_view bracket = spelling(text, tokens[next]);
      if (bracket == "(") ++inner;
      if (bracket == ")") --inner;
      if (next == i + 1 && inner == 0) break;
      range.end = tokens[next].end;
      if (inner == 0) break;
    }
    return range;
  }
  return std::nullopt;
}

/// Throws nothing whether it says so or not.
bool is_noexcept_anyway(const Declaration& function) {
  return function.kind == DeclarationKind::Destructor ||
         function.name.starts_with("operator delete");
}

/// A free function that becomes a method has upstream's qualifiers.
bool takes_qualifiers(const Found& at, const Found& replacement) {
  const Declaration& made = *replacement.declaration;
  const bool is_free = made.kind == DeclarationKind::Function && made.qualifier.empty();
  return is_free && at.declaration->kind != DeclarationKind::Function &&
         read_function_head(*replacement.file, made).qualifiers.empty();
}

bool is_called_otherwise(const Parameter& old, const Parameter& made) {
  return !old.name.empty() && !made.name.empty() && old.name != made.name;
}

}  // namespace

void warn_of_dropped_defaults(const OperationContext& context, const Found& at,
                              const Found& replacement) {
  const FunctionHead old_head = read_function_head(*at.file, *at.declaration);
  const FunctionHead new_head = read_function_head(*replacement.file, *replacement.declaration);
  const std::size_t count = new_head.parameters.size();
  std::vector<std::size_t> heirs;
  for (std::size_t i = 0; i < old_head.parameters.size(); ++i) {
    const bool has_default = !old_head.parameters[i].default_argument.empty();
    heirs.push_back(has_default ? heir_of_default(at, old_head, i, replacement, new_head)
                                : std::string::npos);
  }
  // What stands behind a parameter must have default arguments for it to have one.
  std::size_t first = count;
  while (first > 0 && (!new_head.parameters[first - 1].default_argument.empty() ||
                       std::find(heirs.begin(), heirs.end(), first - 1) != heirs.end())) {
    --first;
  }
  for (std::size_t i = 0; i < old_head.parameters.size(); ++i) {
    const ByteRange value = old_head.parameters[i].default_argument;
    const std::size_t heir = heirs[i];
    const bool is_gone = heir == std::string::npos && i >= count;
    if (value.empty() || is_gone) continue;
    const std::size_t place = heir == std::string::npos ? i : heir;
    if (!new_head.parameters[place].default_argument.empty()) continue;
    if (heir == std::string::npos) {
      context.remark(Severity::Warning, at, value,
                     fmt::format("this default argument is left out: parameter {} has another name "
                                 "and another {} now",
                                 i + 1, old_head.parameters.size() == count ? "type" : "place"),
                     {"give the replacement's parameter a default argument of its own"});
    } else if (heir < first) {
      context.remark(Severity::Warning, at, value,
                     fmt::format("this default argument is left out: a parameter behind '{}' has "
                                 "none now",
                                 new_head.parameters[heir].name),
                     {"give the replacement's later parameters default arguments too"});
    } else if (is_called_otherwise(old_head.parameters[i], new_head.parameters[heir])) {
      context.remark(
          Severity::Warning, at, value,
          fmt::format("this default argument of '{}' goes to '{}', which has its place "
                      "and its type",
                      old_head.parameters[i].name, new_head.parameters[heir].name),
          {"give the replacement's parameter a default argument of its own, which may be "
           "the same, or upstream's name"});
    }
  }
}

void warn_of_dropped_noexcept(const OperationContext& context, const Found& at,
                              const Found& replacement) {
  if (is_noexcept_anyway(*at.declaration) || takes_qualifiers(at, replacement)) return;
  const std::optional<ByteRange> old = exception_specification(at);
  if (!old || exception_specification(replacement)) return;
  const std::string_view spelled = at.file->text->slice(*old);
  if (normalized(*at.file, *old) == "noexcept ( false )") return;
  context.remark(Severity::Warning, at, *old,
                 fmt::format("this '{}' is left out: the replacement does not say it", spelled),
                 {"write it behind the replacement's parameters, or noexcept(false) where the new "
                  "code may throw"});
}

}  // namespace patchgen
