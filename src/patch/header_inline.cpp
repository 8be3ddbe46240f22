#include "patch/header_inline.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "patch/code_words.h"
#include "patch/function_head.h"
#include "patch/header_path.h"
#include "patch/insertion_points.h"
#include "patch/token_view.h"
#include "patch/type_spelling.h"

namespace patchgen {
namespace {

bool has_word(const std::vector<Token>& tokens, const SourceText& text,
              std::initializer_list<std::string_view> words) {
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const Token& token) { return is_any(spelling(text, token), words); });
}

/// Of a template, whose instances may be defined in several files.
bool is_template(const OutlinedFile& file, const Declaration& declaration) {
  const bool has_parameters = !declaration.template_head.empty() &&
                              normalized(file, declaration.template_head) != "template < >";
  return has_parameters || file.text->slice(declaration.qualifier).find('<') != std::string::npos;
}

bool needs_inline(const OutlinedFile& file, const Declaration& declaration) {
  if (!declaration.is_definition || is_template(file, declaration)) return false;
  const bool is_variable = declaration.kind == DeclarationKind::Variable;
  if (!is_variable && !is_function_like(declaration.kind)) return false;
  const std::vector<Token> head =
      code_tokens_in(file, {declaration.range.begin, declaration.name_range.begin});
  const SourceText& text = *file.text;
  if (has_word(head, text, {"inline", "static", "constexpr", "consteval", "extern", "friend"})) {
    return false;
  }
  // A constant is of its file alone.
  const bool is_constant =
      is_variable && !head.empty() && has_word(head, text, {"const"}) &&
      (spelling(text, head.back()) == "const" || !has_word(head, text, {"*", "&", "&&"}));
  return !is_constant;
}

void collect(const OutlinedFile& file, const std::vector<Declaration>& declarations,
             std::vector<std::size_t>& places) {
  for (const Declaration& each : declarations) {
    if (each.kind == DeclarationKind::Namespace) {
      if (!each.name.empty()) collect(file, each.children, places);
    } else if (needs_inline(file, each)) {
      places.push_back(specifiers_begin(file, each));
    }
  }
}

}  // namespace

void make_header_helpers_inline(PlanState& state) {
  for (Edit& edit : state.plan.edits) {
    const bool concerned = edit.rank == kHelperRank && edit.layout == EditLayout::NewLines &&
                           is_header(state.input.spec->sources[edit.source].output.value);
    if (!concerned) continue;
    OutlinedFile file{std::make_shared<SourceText>("", edit.code.text), nullptr};
    file.outline = std::make_shared<Outline>(read_outline(*file.text));
    std::vector<std::size_t> places;
    collect(file, file.outline->declarations, places);
    std::sort(places.rbegin(), places.rend());
    for (const std::size_t place : places) edit.code.text.insert(place, "inline ");
  }
}

}  // namespace patchgen
