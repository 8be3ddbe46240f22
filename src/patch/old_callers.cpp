#include "patch/old_callers.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "patch/argument_count.h"
#include "patch/function_head.h"
#include "patch/gone_ranges.h"
#include "patch/parameter_types.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// The call's number of arguments and the index behind its `)`; `open` is the index of its `(`.
std::size_t arguments_of(const SourceText& text, const std::vector<Token>& tokens,
                         std::size_t open) {
  std::size_t count = 0;
  int depth = 0;
  int angles = 0;
  bool any = false;
  for (std::size_t i = open; i < tokens.size(); ++i) {
    const std::string_view word = spelling(text, tokens[i]);
    if (word == ")" || word == "]" || word == "}") {
      if (--depth == 0) return any ? count + 1 : 0;
      continue;
    }
    if (depth > 0) any = true;
    if (word == "(" || word == "[" || word == "{") ++depth;
    // `static_cast<std::pair<A, B>>(x)`: a word in front of `<` that is closed before the `)`.
    if (word == "<" && i > 0 && tokens[i - 1].kind != TokenKind::Literal) ++angles;
    if (word == ">" && angles > 0) --angles;
    if (word == ">>" && angles > 1) angles -= 2;
    if (word == "," && depth == 1 && angles == 0) ++count;
  }
  return count;
}

/// Every declared function of that name, so that its head is not taken for a call.
std::vector<std::pair<std::size_t, std::size_t>> declared_at(const PlanState& state,
                                                             const std::string& name) {
  std::vector<std::pair<std::size_t, std::size_t>> places;
  for (const Found& each : state.upstream.all()) {
    if (each.declaration->name == name) {
      places.emplace_back(each.file_index, each.declaration->name_range.begin);
    }
  }
  return places;
}

/// Another function of that name takes `count` arguments.
bool overload_takes(const PlanState& state, const FunctionTarget& target, std::size_t count) {
  const std::vector<Found> own = target.all();
  return std::any_of(
      state.upstream.all().begin(), state.upstream.all().end(), [&](const Found& each) {
        const Declaration& other = *each.declaration;
        if (other.name != target.name || !is_function_like(other.kind)) return false;
        if (std::find(own.begin(), own.end(), each) != own.end()) return false;
        return argument_count(each, read_function_head(*each.file, other)).takes(count);
      });
}

bool is_called_by_name(const Declaration& declaration) {
  return (declaration.kind == DeclarationKind::Function ||
          declaration.kind == DeclarationKind::Method) &&
         !declaration.name.starts_with("operator");
}

}  // namespace

void note_old_callers(const OperationContext& context, const FunctionTarget& target,
                      const Found& at, const Found& replacement) {
  if (!is_called_by_name(*at.declaration)) return;
  // Default arguments may stand on any declaration of the function.
  FunctionHead old_head = read_function_head(*at.file, *at.declaration);
  ArgumentCount old_count = argument_count(at, old_head);
  Found with_defaults = at;
  for (const Found& each : target.all()) {
    const FunctionHead head = read_function_head(*each.file, *each.declaration);
    const ArgumentCount count = argument_count(each, head);
    if (count.fewest >= old_count.fewest) continue;
    old_count = count;
    old_head = head;
    with_defaults = each;
  }
  const FunctionHead new_head = read_function_head(*replacement.file, *replacement.declaration);
  ArgumentCount new_count = argument_count(replacement, new_head);
  // Only parameters at the end can have default arguments, their own or upstream's.
  std::vector<bool> inherits(new_head.parameters.size());
  for (std::size_t i = 0; i < old_head.parameters.size(); ++i) {
    if (old_head.parameters[i].default_argument.empty()) continue;
    const std::size_t heir = heir_of_default(with_defaults, old_head, i, replacement, new_head);
    if (heir < inherits.size()) inherits[heir] = true;
  }
  for (std::size_t i = new_head.parameters.size(); i-- > 0;) {
    if (i + 1 > new_count.fewest) continue;
    if (!inherits[i] && new_head.parameters[i].default_argument.empty()) break;
    new_count.fewest = i;
  }
  const auto declared = declared_at(context.state, target.name);
  for (std::size_t source = 0; source < context.state.input.sources.size(); ++source) {
    const OutlinedFile& file = context.state.input.sources[source];
    const GoneRanges gone(context.state.plan.edits, source);
    const std::vector<Token> tokens = code_tokens_in(file, {0, file.text->size()});
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
      if (spelling(*file.text, tokens[i]) != target.name) continue;
      if (spelling(*file.text, tokens[i + 1]) != "(" || gone.contains(tokens[i].begin)) continue;
      const std::pair place(source, static_cast<std::size_t>(tokens[i].begin));
      if (std::find(declared.begin(), declared.end(), place) != declared.end()) continue;
      const std::size_t count = arguments_of(*file.text, tokens, i + 1);
      if (!old_count.takes(count) || new_count.takes(count)) continue;
      if (overload_takes(context.state, target, count)) continue;
      context.did(Effect::Action::LeftAlone,
                  fmt::format("the call of '{}' with {} argument{}, as it was,", target.name, count,
                              count == 1 ? "" : "s"),
                  {source, &file, nullptr}, tokens[i].range());
    }
  }
}

}  // namespace patchgen
