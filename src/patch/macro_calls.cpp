#include "patch/macro_calls.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_word(char c) {
  return c == '_' || std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// `pattern` with `$1` … replaced; nothing when an argument is missing.
std::optional<std::string> filled(std::string_view pattern,
                                  const std::vector<std::string>& arguments) {
  std::string result;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] != '$') {
      result += pattern[i];
      continue;
    }
    const auto argument = static_cast<std::size_t>(pattern[++i] - '1');
    if (argument >= arguments.size()) return std::nullopt;
    result += arguments[argument];
  }
  return result;
}

/// `X` of `a::X`.
std::string_view last_part(std::string_view name) {
  const std::size_t colons = name.rfind("::");
  return colons == std::string_view::npos ? name : name.substr(colons + 2);
}

bool is_class_called(const DeclarationIndex& index, const std::string& name) {
  const std::vector<Found> named = index.called(name);
  return std::any_of(named.begin(), named.end(),
                     [](const Found& each) { return is_class_like(each.declaration->kind); });
}

/// What the first argument that upstream knows by name stands for: itself, or XImpl for X. What a
/// lambda among the arguments uses is none.
std::string subject_of_call(const DeclarationIndex& index, const Found& call) {
  int braces = 0;
  for (const Token& token : code_tokens_in(*call.file, call.declaration->parameters)) {
    std::string name(spelling(*call.file->text, token));
    if (name == "{") ++braces;
    if (name == "}") --braces;
    if (token.kind != TokenKind::Identifier || braces > 0) continue;
    if (is_class_called(index, name + "Impl")) return name + "Impl";
    const std::vector<Found> named = index.called(name);
    const bool known = std::any_of(named.begin(), named.end(), [](const Found& each) {
      return each.declaration->kind != DeclarationKind::Namespace;
    });
    if (known) return name;
  }
  return "";
}

}  // namespace

std::vector<std::string> macro_arguments(const Found& call) {
  std::vector<std::string> arguments;
  int depth = 0;
  for (const Token& token : code_tokens_in(*call.file, call.declaration->parameters)) {
    const std::string_view word = spelling(*call.file->text, token);
    const bool closes = word == ")" || word == "]" || word == "}";
    if (closes) --depth;
    if ((depth == 0 && word == "(") || (depth == 1 && word == ",")) {
      arguments.emplace_back();
    } else if (depth > 0) {
      const bool joins =
          !arguments.back().empty() && is_word(arguments.back().back()) && is_word(word.front());
      if (joins) arguments.back() += ' ';
      arguments.back() += word;
    }
    if (word == "(" || word == "[" || word == "{") ++depth;
  }
  return arguments;
}

MacroCalls::MacroCalls(const DeclarationIndex& index, const DeclaringMacros& macros) {
  for (const Found& each : index.all()) {
    const bool call = each.declaration->kind == DeclarationKind::MacroInvocation;
    if (call && at_namespace_scope(index, each.declaration)) add(index, each, macros);
  }
}

void MacroCalls::add(const DeclarationIndex& index, const Found& call,
                     const DeclaringMacros& macros) {
  const std::vector<std::string> arguments = macro_arguments(call);
  const auto macro = macros.find(call.declaration->name);
  if (macro != macros.end()) {
    const std::string declares = filled(macro->second.declares, arguments).value_or("");
    if (!declares.empty()) declaring_[declares].push_back(call);
    const auto owner = filled(macro->second.owner, arguments);
    if (owner && !owner->empty()) {
      by_subject_[std::string(last_part(*owner))].push_back({call, declares});
      return;
    }
  }
  const std::string subject = subject_of_call(index, call);
  if (subject.empty()) return;
  // By libtorch's convention X is the holder of the class XImpl.
  std::string holder;
  if (subject.ends_with("Impl")) {
    holder = subject.substr(0, subject.size() - 4);
    const bool named = std::find(arguments.begin(), arguments.end(), holder) != arguments.end();
    if (!named || !index.called(holder).empty()) holder.clear();
  }
  by_subject_[subject].push_back({call, holder});
}

std::vector<MacroCall> MacroCalls::going_with(const Declaration& target) const {
  const auto found = by_subject_.find(target.name);
  return found == by_subject_.end() ? std::vector<MacroCall>{} : found->second;
}

std::vector<Found> MacroCalls::declaring(const std::string& name) const {
  const auto found = declaring_.find(name);
  return found == declaring_.end() ? std::vector<Found>{} : found->second;
}

DeclaringMacros known_declaring_macros() {
  return {{"TORCH_MODULE", {"$1", "$1Impl"}}, {"TORCH_MODULE_IMPL", {"$1", "$2"}}};
}

std::optional<DeclaringMacro> parse_declaring_macro(std::string_view text) {
  const std::size_t space = text.find(" for ");
  DeclaringMacro macro{std::string(text.substr(0, space)), ""};
  if (space != std::string_view::npos) macro.owner = text.substr(space + 5);
  const auto is_pattern = [](std::string_view pattern) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
      const auto c = static_cast<unsigned char>(pattern[i]);
      const bool argument =
          c == '$' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
      if (argument) ++i;
      if (!argument && c != '_' && (c >= 0x80 || std::isalnum(c) == 0)) return false;
    }
    return !pattern.empty();
  };
  const bool fits = is_pattern(macro.declares) && macro.declares.find('$') != std::string::npos &&
                    (space == std::string_view::npos || is_pattern(macro.owner));
  return fits ? std::optional(macro) : std::nullopt;
}

}  // namespace patchgen
