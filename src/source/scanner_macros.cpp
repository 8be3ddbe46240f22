#include <utility>

#include "source/macro_names.h"
#include "source/scanner.h"

namespace patchgen {

/// Decides what an identifier in front of a declaration is: a macro of its own, a macro that
/// specifies what follows, or a part of the declaration proper.
Scanner::Step Scanner::read_macro(Scope& scope, Prefix& prefix) {
  const std::size_t i = prefix.next;
  const std::string_view name = tokens_.spelled(i);
  const bool is_first = prefix.first == i;
  if (at(i + 1) == Lexeme::LeftParen && tokens_.has_partner(i + 1)) {
    if (scope.is_class && name == scope.class_name) return Step::Done;
    const std::size_t after = tokens_.after_group(i + 1);
    if (macro_call_stands_alone(scope, i, after)) {
      if (!is_first && !prefix.only_macros) return Step::Done;
      prefix.next = emit_macro(scope, prefix.first, i, after);
      return Step::Emitted;
    }
    // A specifier for sure: no declarator stands in front of these.
    const Lexeme next = at(after);
    const bool is_prefix = next == Lexeme::Template || next == Lexeme::Extern ||
                           next == Lexeme::Typedef || next == Lexeme::Namespace ||
                           next == Lexeme::Friend || next == Lexeme::Using;
    if (after >= scope.end || !is_prefix) return Step::Done;
    prefix.next = after;
    return Step::Again;
  }
  if (const std::size_t semicolon = module_line_end(scope, prefix); semicolon != 0) {
    prefix.next = read_module_line(scope, prefix, semicolon);
    return Step::Emitted;
  }
  if (!looks_like_macro(name)) return Step::Done;
  if (prefix.only_macros && bare_macro_stands_alone(scope, i)) {
    prefix.next = emit_macro(scope, prefix.first, i, i + 1);
    return Step::Emitted;
  }
  const bool is_alone = tokens_[i].first_on_line && tokens_[i].last_on_line;
  const Lexeme next = at(i + 1);
  const bool is_prefix = next == Lexeme::Template || next == Lexeme::Extern ||
                         next == Lexeme::Typedef || next == Lexeme::Friend ||
                         next == Lexeme::AttributeWord;
  if (i + 1 >= scope.end || !(is_prefix || (is_alone && begins_declaration(i + 1)))) {
    return Step::Done;
  }
  prefix.next = i + 1;
  return Step::Again;
}

bool Scanner::blank_line_before(std::size_t i) const {
  if (i == 0 || i >= tokens_.size()) return true;
  // Comments count as no blank line; they are told apart by what stands between.
  const std::string_view between = tokens_.text().slice(
      {tokens_[i - 1].end,
       tokens_[i].begin < tokens_[i - 1].end ? tokens_[i - 1].end : tokens_[i].begin});
  int ends = 0;
  for (std::size_t k = 0; k < between.size(); ++k) {
    const char c = between[k];
    if (c == '\n' || (c == '\r' && !between.substr(k).starts_with("\r\n"))) {
      if (++ends == 2) return true;
    } else if (c != ' ' && c != '\t' && c != '\r') {
      ends = 0;
    }
  }
  return false;
}

/// A token that a declaration may begin with.
bool Scanner::begins_declaration(std::size_t i) const {
  switch (at(i)) {
    case Lexeme::Identifier:
    case Lexeme::ColonColon:
    case Lexeme::Tilde:
    case Lexeme::LeftBracket:
    case Lexeme::AttributeWord:
    case Lexeme::Template:
    case Lexeme::Namespace:
    case Lexeme::Class:
    case Lexeme::Struct:
    case Lexeme::Union:
    case Lexeme::Enum:
    case Lexeme::Typename:
    case Lexeme::Using:
    case Lexeme::Typedef:
    case Lexeme::Extern:
    case Lexeme::Inline:
    case Lexeme::Friend:
    case Lexeme::Export:
    case Lexeme::Operator:
    case Lexeme::Concept:
    case Lexeme::StaticAssert:
    case Lexeme::Asm:
    case Lexeme::Public:
    case Lexeme::Protected:
    case Lexeme::Private:
    case Lexeme::Qualifier:
    case Lexeme::Specifier:
    case Lexeme::Explicit:
    case Lexeme::BuiltinType:
    case Lexeme::TypeOperator:
      return true;
    default:
      return false;
  }
}

/// `FMT_BEGIN_NAMESPACE`, `Q_OBJECT`: on a line of its own and not about what follows.
bool Scanner::bare_macro_stands_alone(const Scope& scope, std::size_t i) const {
  const bool ends_a_body = i > 0 && at(i - 1) == Lexeme::RightBrace;  // } END_OF_WHAT_BEGAN
  if (!tokens_[i].last_on_line || (!tokens_[i].first_on_line && !ends_a_body)) return false;
  if (names_a_standalone_macro(tokens_.spelled(i))) return true;
  if (ends_a_body && !tokens_[i].first_on_line) return false;
  const std::size_t next = i + 1;
  if (next >= scope.end || at(next) == Lexeme::RightBrace) return true;
  std::size_t after = 0;
  if (is_access_label(tokens_, next, scope.end, after)) return true;
  if (at(next) == Lexeme::Namespace || at(next) == Lexeme::StaticAssert) return true;
  if (!begins_declaration(next)) return false;
  // A directive or a comment in between, or a blank line: it does not lean on what follows.
  return tokens_[next].raw != tokens_[i].raw + 1 || blank_line_before(next);
}

/// Whether the `const` at `i` belongs to what stands in front of it: no type follows.
bool Scanner::is_trailing_qualifier(std::size_t i) const {
  if (at(i) != Lexeme::Qualifier) return false;
  while (at(i) == Lexeme::Qualifier) ++i;
  return !begins_declaration(i);
}

/// `MACRO(…)` without a `;` that is a declaration of its own; `after` is behind its parentheses.
bool Scanner::macro_call_stands_alone(const Scope& scope, std::size_t i, std::size_t after) const {
  if (after >= scope.end || at(after) == Lexeme::RightBrace) return true;
  if (is_repeated_call(i, after)) return true;
  if (!tokens_[i].first_on_line && !follows_its_like(i)) return false;
  if (!tokens_[after].first_on_line) return false;
  std::size_t behind_label = 0;
  if (is_access_label(tokens_, after, scope.end, behind_label)) return true;
  if (!begins_declaration(after) || is_trailing_qualifier(after)) return false;
  const std::string_view name = tokens_.spelled(i);
  const std::string_view next = tokens_.spelled(after);
  if (next == "override" || next == "final") return false;
  if (blank_line_before(after)) return true;
  if (names_a_specifier_macro(name)) return false;
  // `RETURNS(int)` above `f(int) {`: that line lacks a type of its own.
  const bool call_follows = at(after) == Lexeme::Identifier && at(after + 1) == Lexeme::LeftParen &&
                            !looks_like_macro(next) &&
                            !(scope.is_class && next == scope.class_name);
  return !call_follows || !ends_a_function_head(tokens_.after_group(after + 1), scope.end);
}

/// Whether the token at `i`, behind what may be parameters, goes on with a function.
bool Scanner::ends_a_function_head(std::size_t i, std::size_t end) const {
  if (i >= end) return false;
  switch (at(i)) {
    case Lexeme::LeftBrace:
    case Lexeme::Semicolon:
    case Lexeme::Colon:
    case Lexeme::Equal:
    case Lexeme::Arrow:
    case Lexeme::Qualifier:
    case Lexeme::ExceptionWord:
    case Lexeme::Requires:
    case Lexeme::Try:
    case Lexeme::Ampersand:
    case Lexeme::AmpersandAmpersand:
    case Lexeme::LeftBracket:
    case Lexeme::AttributeWord:
    case Lexeme::LeftParen:
      return true;
    default:
      return !tokens_[i].first_on_line;
  }
}

/// Whether a call of the same macro stands right in front of `i`.
bool Scanner::follows_its_like(std::size_t i) const {
  if (i == 0 || at(i - 1) != Lexeme::RightParen || !tokens_.has_partner(i - 1)) return false;
  const std::size_t open = tokens_[i - 1].partner;
  return open > 0 && tokens_.spelled(open - 1) == tokens_.spelled(i);
}

/// `MACRO(a) MACRO(b)`: nothing is specified twice by the same macro.
bool Scanner::is_repeated_call(std::size_t i, std::size_t after) const {
  return at(after) == Lexeme::Identifier && tokens_.spelled(after) == tokens_.spelled(i) &&
         at(after + 1) == Lexeme::LeftParen && looks_like_macro(tokens_.spelled(i));
}

std::size_t Scanner::emit_macro(Scope& scope, std::size_t first, std::size_t name,
                                std::size_t last) {
  Declaration declaration = make(scope, Prefix{}, DeclarationKind::MacroInvocation);
  name_it(declaration, scope, name, name + 1);
  declaration.parameters = tokens_.bytes(name + 1, last);
  emit(scope, std::move(declaration), first, last);
  return last;
}

}  // namespace patchgen
