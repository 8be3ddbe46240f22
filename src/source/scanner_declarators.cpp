#include <algorithm>
#include <utility>

#include "source/scanner.h"

// `int a, *b = f(1, 2), c[3];`: each name is a declaration of its own, and all have one range.

namespace patchgen {
namespace {

/// A head with more parts than this in front of its first name has no further names: they would be
/// read anew for each.
constexpr std::size_t kMostSharedParts = 64;

/// Index of the part that holds the token `i`; parts.size() when none does.
std::size_t part_with(const std::vector<Part>& parts, std::size_t i) {
  const auto found = std::find_if(parts.begin(), parts.end(), [&](const Part& part) {
    return part.first <= i && i < part.last;
  });
  return static_cast<std::size_t>(found - parts.begin());
}

/// Whether what stands behind a comma is a declarator, and no part of an expression that only
/// looked as if the comma was outside of it.
bool reads_as_declarator(const std::vector<Part>& parts) {
  std::size_t names = 0;
  for (std::size_t k = 0; k < parts.size(); ++k) {
    switch (parts[k].kind) {
      case PartKind::Word:
        if (k > 0 && parts[k - 1].kind == PartKind::Word) break;  // a macro behind the name
        if (k > 0 && parts[k - 1].kind == PartKind::Scope) break;
        if (++names > 1) return false;
        break;
      case PartKind::Pointer:
      case PartKind::Keyword:
      case PartKind::Attribute:
      case PartKind::Exception:
      case PartKind::Parens:
      case PartKind::Brackets:
      case PartKind::Scope:
        break;
      default:
        return false;
    }
  }
  return !parts.empty();
}

}  // namespace

/// The commas of [i, end) that stand in no brackets and no template arguments.
std::vector<std::size_t> Scanner::outer_commas(std::size_t i, std::size_t end) const {
  std::vector<std::size_t> commas;
  while (i < end) {
    if (at(i) == Lexeme::Comma) commas.push_back(i);
    const std::size_t angle = tokens_.may_open_angle(i) ? tokens_.after_angle(i) : 0;
    if (angle != 0) {
      i = angle;
    } else {
      i = is_opener(at(i)) ? tokens_.after_group(i) : i + 1;
    }
  }
  return commas;
}

void Scanner::emit_further(Scope& scope, const Prefix& prefix, const Head& head,
                           const Declarator& first, std::size_t end) {
  const std::size_t own = part_with(head.parts, first.name_first);
  const bool is_qualified = first.qualifier_first < first.qualifier_last;
  const std::size_t shared = is_qualified ? part_with(head.parts, first.qualifier_first) : own;
  if (end == 0 || at(end - 1) != Lexeme::Semicolon || own >= head.parts.size()) return;
  if (shared > kMostSharedParts || prefix.is_friend || prefix.is_instantiation) return;
  if (prefix.template_last != 0) return;
  if (head.parts[own].kind == PartKind::Brackets) {
    return emit_bindings(scope, head.parts[own], first.name_first);
  }
  const std::vector<std::size_t> commas = outer_commas(head.parts[own].last, end - 1);
  for (std::size_t k = 0; k < commas.size(); ++k) {
    const std::size_t last = k + 1 < commas.size() ? commas[k + 1] : end - 1;
    Head piece = read_head(tokens_, commas[k] + 1, last, prefix.is_typedef);
    if (piece.how == HeadEnd::Resync || !reads_as_declarator(piece.parts)) continue;
    piece.parts.insert(piece.parts.begin(), head.parts.begin(),
                       head.parts.begin() + static_cast<std::ptrdiff_t>(shared));
    emit_one_of_several(scope, prefix, piece);
  }
}

/// `auto [a, b] = f();`
void Scanner::emit_bindings(Scope& scope, const Part& brackets, std::size_t first) {
  for (std::size_t i = first + 1; i + 1 < brackets.last; ++i) {
    if (at(i) != Lexeme::Identifier || at(i - 1) != Lexeme::Comma) continue;
    Declaration declaration = scope.declarations.back();
    name_it(declaration, scope, i, i + 1);
    scope.declarations.push_back(std::move(declaration));
  }
}

/// Emits what `head` declares, with the extent of the declaration that was emitted last.
void Scanner::emit_one_of_several(Scope& scope, const Prefix& prefix, const Head& head) {
  const Declarator declarator =
      find_declarator(tokens_, head, scope.is_class ? scope.class_name : std::string_view());
  if (!declarator.has_name) return;
  const Declaration& before = scope.declarations.back();
  Declaration declaration = make(scope, prefix, before.kind);
  declaration.range = before.range;
  declaration.owned = before.owned;
  declaration.conditions = before.conditions;
  const bool is_function = declarator.is_function && !prefix.is_typedef &&
                           (scope.is_class || !declarator.holds_arguments);
  if (is_function) {
    declaration.kind = scope.is_class ? DeclarationKind::Method : DeclarationKind::Function;
    declaration.parameters = tokens_.bytes(declarator.params_first, declarator.params_last);
    declaration.suffix = tokens_.bytes(declarator.params_last, head.end);
    declaration.signature = signature(declarator, head.end);
  } else {
    declaration.kind = prefix.is_typedef ? DeclarationKind::TypeAlias
                       : scope.is_class  ? DeclarationKind::Field
                                         : DeclarationKind::Variable;
    const bool is_extern = at(prefix.first) == Lexeme::Extern;
    declaration.is_definition = prefix.is_typedef || !is_extern || head.how == HeadEnd::Equal;
  }
  name_it(declaration, scope, declarator.name_first, declarator.name_last,
          declarator.qualifier_first, declarator.qualifier_last);
  scope.declarations.push_back(std::move(declaration));
}

}  // namespace patchgen
