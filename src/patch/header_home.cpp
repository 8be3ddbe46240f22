#include "patch/header_home.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "patch/function_head.h"
#include "patch/header_path.h"
#include "patch/local_names.h"
#include "patch/name_map.h"
#include "patch/seen_by_all.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

bool stands_in_header(const PlanState& state, const Found& found) {
  return is_header(state.input.spec->sources[found.file_index].output.value);
}

/// Upstream's declaration of `name` when only the file of `at` has one, outside of classes.
std::optional<Found> hidden(const DeclarationIndex& upstream, const std::string& name,
                            const Found& at) {
  const std::vector<Found> named = upstream.called(name);
  const bool is_hidden =
      !named.empty() && std::all_of(named.begin(), named.end(), [&](const Found& each) {
        return each.file_index == at.file_index &&
               enclosing_classes(upstream, each.declaration).empty() &&
               each.declaration->qualifier.empty() &&
               each.declaration->kind != DeclarationKind::Namespace;
      });
  return is_hidden ? std::optional<Found>(named.front()) : std::nullopt;
}

}  // namespace

bool says_constant(const Found& function) {
  const auto specifiers = read_function_head(*function.file, *function.declaration).specifiers;
  return std::any_of(specifiers.begin(), specifiers.end(), [](const Specifier& each) {
    return each.text == "constexpr" || each.text == "consteval";
  });
}

bool is_abbreviated_template(const Found& function) {
  const std::vector<Token> tokens =
      code_tokens_in(*function.file, function.declaration->parameters);
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return spelling(*function.file->text, token) == "auto";
  });
}

bool is_known_in_header(const OperationContext& context, const Found& home, const Found& at,
                        const Found& replacement) {
  const Declaration& made = *replacement.declaration;
  const NameMap names(context.operation.name_map);
  const std::vector<Token> tokens = code_tokens_in(*replacement.file, made.range);
  const LocalNames locals(*replacement.file, tokens);
  std::vector<std::string> local;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (locals.declares(i, made.parameters)) {
      local.emplace_back(spelling(*replacement.file->text, tokens[i]));
    }
  }
  std::string previous;
  for (const Token& token : tokens) {
    const std::string word(spelling(*replacement.file->text, token));
    const bool of_object = previous == "." || previous == "->";
    previous = word;
    const bool is_local = std::find(local.begin(), local.end(), word) != local.end();
    if (token.kind != TokenKind::Identifier || of_object || is_local || word == made.name) continue;
    const auto there = hidden(context.state.upstream, names.apply(word), at);
    if (!there || there->declaration->name == at.declaration->name) continue;
    const SourceText& header = *home.file->text;
    context.error(
        context.operation.targets.front().where,
        fmt::format("the new code of '{}' has to stand in {}, where the '{}' that it uses is not "
                    "known: {} is",
                    at.declaration->name, header.name(), there->declaration->name,
                    describe(*there)),
        {fmt::format("write it without '{}', or so that it can stay in {}: no template, not "
                     "constexpr, not inline",
                     there->declaration->name, at.file->text->name()),
         fmt::format("or exclude '{0}' and bring it into the header: {{\"op\": \"add_helper\", "
                     "\"replacement\": \"{0}\", \"source\": \"{1}\"}}",
                     there->declaration->name,
                     context.state.input.spec->sources[home.file_index].input.value)});
    return false;
  }
  return true;
}

HeaderHome header_home(const OperationContext& context, const FunctionTarget& target,
                       const Found& at, const Found& replacement) {
  const bool seen_by_all =
      is_seen_by_all(context.state.patches, replacement) || is_abbreviated_template(replacement);
  if (!seen_by_all || is_seen_by_all(context.state.upstream, at) || is_abbreviated_template(at) ||
      stands_in_header(context.state, at)) {
    return {};
  }
  const auto is_home = [&](const Found& each) {
    return each.file_index != at.file_index && stands_in_header(context.state, each) &&
           each.declaration->kind == DeclarationKind::Function;
  };
  const auto shared = std::find_if(target.shared.begin(), target.shared.end(), is_home);
  if (shared != target.shared.end() && !target.every_branch) {
    const Target& spelled = context.operation.targets.front();
    context.error(spelled.where,
                  fmt::format("the replacement of '{}' has to stand in the header now, in place of "
                              "the declaration at {}, which other branches share",
                              spelled.value, place(*shared)),
                  {"write it so that it can stay in the source: no template, not constexpr, not "
                   "inline"});
    return {.home = std::nullopt, .fine = false};
  }
  const auto home = std::find_if(target.declarations.begin(), target.declarations.end(), is_home);
  if (home == target.declarations.end()) return {};
  if (!is_known_in_header(context, *home, at, replacement)) {
    return {.home = std::nullopt, .fine = false};
  }
  return {.home = *home, .fine = true};
}

}  // namespace patchgen
