#include "patch/seen_by_all.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "patch/class_templates.h"
#include "patch/declared_head.h"
#include "patch/function_head.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// Whether one of the words before the name says that each includer needs the definition.
bool says_inline(const Found& found) {
  const Declaration& declaration = *found.declaration;
  const ByteRange head{head_begin(*found.file, declaration), declaration.name_range.begin};
  const std::vector<Token> tokens = code_tokens_in(*found.file, head);
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    const std::string_view word = spelling(*found.file->text, token);
    return word == "inline" || word == "constexpr" || word == "consteval";
  });
}

/// Whether it is a template itself: one of its heads has parameters.
bool has_parameters(const Found& found) {
  const std::vector<ByteRange> heads = template_heads(found);
  return std::any_of(heads.begin(), heads.end(), [&](ByteRange head) {
    constexpr std::size_t kTokens = 3;  // of `template <>`
    return code_tokens_in(*found.file, head).size() > kTokens;
  });
}

}  // namespace

bool is_seen_by_all(const DeclarationIndex& index, const Found& part) {
  const Declaration& declaration = *part.declaration;
  if (declaration.kind == DeclarationKind::ExplicitInstantiation) {
    const std::vector<Token> tokens = code_tokens_in(*part.file, declaration.range);
    return !tokens.empty() && spelling(*part.file->text, tokens.front()) == "extern";
  }
  const bool data =
      declaration.kind == DeclarationKind::Field || declaration.kind == DeclarationKind::Variable;
  if (!is_function_like(declaration.kind) && !data) return true;
  if (is_function_like(declaration.kind) && !declaration.is_definition) return true;
  if (declaration.kind == DeclarationKind::DeductionGuide) return true;
  if (has_parameters(part) || says_inline(part)) return true;
  if (data) return false;
  const std::optional<Found> own = own_declaration(index, part);
  return own && says_inline(*own);
}

ByteRange specialization_head(const Found& part) {
  const Declaration& declaration = *part.declaration;
  if (declaration.template_head.empty() || !is_explicit_specialization(part)) return {};
  if (is_function_like(declaration.kind)) {
    if (!declaration.is_definition) return {};
    return {declaration.range.begin,
            declaration.suffix.empty() ? declaration.parameters.end : declaration.suffix.end};
  }
  for (const Token& token :
       code_tokens_in(*part.file, {declaration.name_range.end, declaration.range.end})) {
    const std::string_view word = spelling(*part.file->text, token);
    if (word == "=" || word == "{") return {declaration.range.begin, token.begin};
  }
  return {};
}

}  // namespace patchgen
