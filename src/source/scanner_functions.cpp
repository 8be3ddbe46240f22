#include <algorithm>
#include <utility>

#include "source/macro_names.h"
#include "source/scanner.h"
#include "source/signature.h"

namespace patchgen {

std::size_t Scanner::read_declarator(Scope& scope, const Prefix& prefix, const Head& head) {
  const Declarator declarator =
      find_declarator(tokens_, head, scope.is_class ? scope.class_name : std::string_view());
  if (declarator.is_function && !prefix.is_typedef &&
      !is_initialised_variable(scope, prefix, head, declarator)) {
    return read_function(scope, prefix, head, declarator);
  }
  return read_variable(scope, prefix, head, declarator);
}

/// `X x(1);`, `constexpr X x(kOne);`, `const X Y::x(kOne);`: a variable with its arguments.
bool Scanner::is_initialised_variable(const Scope& scope, const Prefix& prefix, const Head& head,
                                      const Declarator& declarator) const {
  if (scope.is_class || head.how == HeadEnd::Brace) return false;
  if (declarator.holds_arguments) return true;
  const bool may_be = head.how == HeadEnd::Semicolon && prefix.template_last == 0 &&
                      !prefix.is_instantiation && !prefix.is_friend && !declarator.is_operator &&
                      declarator.has_type;
  if (!may_be || !are_bare_names(declarator.params_first, declarator.params_last)) return false;
  // No member function is declared outside of its class without being defined.
  if (declarator.qualifier_first < declarator.qualifier_last) return true;
  for (std::size_t i = prefix.first; i < prefix.next; ++i) {
    const std::string_view word = tokens_.spelled(i);
    if (word == "constexpr" || word == "constinit") return true;
  }
  return false;
}

/// Whether the parentheses [first, last) hold names and nothing else: `(a, B::c)`.
bool Scanner::are_bare_names(std::size_t first, std::size_t last) const {
  bool needs_name = true;
  for (std::size_t i = first + 1; i + 1 < last; ++i) {
    const Lexeme lexeme = at(i);
    if (lexeme == Lexeme::Identifier ? !needs_name
                                     : lexeme != Lexeme::ColonColon && lexeme != Lexeme::Comma) {
      return false;
    }
    needs_name = lexeme != Lexeme::Identifier;
  }
  return !needs_name;
}

DeclarationKind Scanner::function_kind(const Scope& scope, const Prefix& prefix, const Head& head,
                                       const Declarator& declarator) const {
  if (prefix.is_instantiation) return DeclarationKind::ExplicitInstantiation;
  if (declarator.is_conversion) return DeclarationKind::ConversionFunction;
  if (declarator.is_destructor) return DeclarationKind::Destructor;
  const bool is_qualified = declarator.qualifier_first < declarator.qualifier_last;
  const DeclarationKind plain = is_qualified || (scope.is_class && !prefix.is_friend)
                                    ? DeclarationKind::Method
                                    : DeclarationKind::Function;
  if (declarator.is_operator) return plain;
  const std::string_view name = tokens_.spelled(declarator.name_first);
  if (is_qualified) {
    const std::string path = qualifier_path(declarator.qualifier_first, declarator.qualifier_last);
    const std::size_t colon = path.rfind(':');
    const std::string_view last = colon == std::string::npos
                                      ? std::string_view(path)
                                      : std::string_view(path).substr(colon + 1);
    return last == name ? DeclarationKind::Constructor : DeclarationKind::Method;
  }
  if (scope.is_class && !prefix.is_friend && name == scope.class_name) {
    return DeclarationKind::Constructor;
  }
  if (declarator.has_type) return plain;
  const std::size_t next = declarator.next_part;
  if (next < head.parts.size() && head.parts[next].kind == PartKind::Arrow) {
    return DeclarationKind::DeductionGuide;
  }
  const bool is_old_style = prefix.template_last != 0 || name == "main" || prefix.is_friend;
  return is_old_style ? plain : DeclarationKind::MacroInvocation;
}

std::string Scanner::signature(const Declarator& declarator, std::size_t suffix_end) const {
  return signature_of(words(declarator.params_first, declarator.params_last),
                      words(declarator.params_last, suffix_end));
}

std::size_t Scanner::read_function(Scope& scope, const Prefix& prefix, const Head& head,
                                   const Declarator& declarator) {
  Declaration declaration = make(scope, prefix, function_kind(scope, prefix, head, declarator));
  name_it(declaration, scope, declarator.name_first, declarator.name_last,
          declarator.qualifier_first, declarator.qualifier_last);
  if (declarator.angles_first < declarator.angles_last) {
    declaration.specialization = joined(declarator.angles_first, declarator.angles_last);
  }
  declaration.parameters = tokens_.bytes(declarator.params_first, declarator.params_last);
  std::size_t suffix_end = head.end;
  if (!head.parts.empty() && head.parts.back().kind == PartKind::Try) {
    suffix_end = head.parts.back().first;
  }
  declaration.suffix = tokens_.bytes(declarator.params_last, suffix_end);
  const bool is_macro = declaration.kind == DeclarationKind::MacroInvocation;
  if (!is_macro) declaration.signature = signature(declarator, suffix_end);

  std::size_t end = head.end;
  switch (head.how) {
    case HeadEnd::Semicolon:
      end = head.end + 1;
      break;
    case HeadEnd::Equal: {
      end = after_semicolon(head.end + 1, scope.end);
      const std::string_view value = tokens_.spelled(head.end + 1);
      declaration.is_definition = value == "default" || value == "delete";
      break;
    }
    case HeadEnd::Brace:
      end = read_body(declaration, suffix_end, head.end, scope.end);
      break;
    case HeadEnd::Colon: {
      const std::size_t brace = initializers_end(head.end, scope.end);
      if (brace < scope.end && at(brace) == Lexeme::LeftBrace) {
        declaration.initializers = tokens_.bytes(head.end, brace);
        const bool is_try = suffix_end != head.end;
        end = read_body(declaration, is_try ? suffix_end : brace, brace, scope.end);
      } else {
        end = std::max(brace, head.end + 1);
      }
      break;
    }
    default:
      break;
  }
  if (prefix.is_friend && !declaration.is_definition) declaration.kind = DeclarationKind::Friend;
  end = std::max(end, prefix.first + 1);
  emit(scope, std::move(declaration), prefix.first, end);
  if (!is_macro && scope.declarations.back().body.empty()) {
    emit_further(scope, prefix, head, declarator, end);
  }
  return end;
}

/// Takes the body whose `{` is `brace`, catch clauses included; returns the index behind it.
/// `first` is where the body begins: `brace`, or the `try` in front of it.
std::size_t Scanner::read_body(Declaration& declaration, std::size_t first, std::size_t brace,
                               std::size_t end) const {
  declaration.is_definition = true;
  std::size_t after = tokens_.after_group(brace);
  while (at(after) == Lexeme::Catch && at(after + 1) == Lexeme::LeftParen && after < end) {
    after = tokens_.after_group(after + 1);
    if (at(after) != Lexeme::LeftBrace) break;
    after = tokens_.after_group(after);
  }
  after = std::min(after, end);
  declaration.body = tokens_.bytes(first, after);
  return after;
}

/// Index of the `{` of the body behind the constructor initialisers that begin with `colon`; of
/// something else when there is none.
std::size_t Scanner::initializers_end(std::size_t colon, std::size_t end) const {
  std::size_t i = colon + 1;
  bool may_be_initialised = false;  // a name stands in front
  while (i < end) {
    switch (at(i)) {
      case Lexeme::LeftBrace:
        if (!may_be_initialised) return i;
        i = tokens_.after_group(i);
        may_be_initialised = false;
        break;
      case Lexeme::LeftParen:
      case Lexeme::LeftBracket:
        i = tokens_.after_group(i);
        may_be_initialised = false;
        break;
      case Lexeme::Less: {
        const std::size_t after = tokens_.after_angle(i);
        i = after != 0 && after <= end ? after : i + 1;
        break;
      }
      case Lexeme::Identifier:
        may_be_initialised = true;
        ++i;
        break;
      case Lexeme::Semicolon:
        return i + 1;
      case Lexeme::RightBrace:
        return i;
      default:
        if (begins_another(i)) return i;
        may_be_initialised = at(i) == Lexeme::TypeOperator;
        ++i;
    }
  }
  return end;
}

std::size_t Scanner::read_variable(Scope& scope, const Prefix& prefix, const Head& head,
                                   const Declarator& declarator) {
  DeclarationKind kind = scope.is_class ? DeclarationKind::Field : DeclarationKind::Variable;
  if (declarator.qualifier_first < declarator.qualifier_last) kind = DeclarationKind::Variable;
  const bool is_macro_only = !declarator.has_type && declarator.has_name &&
                             head.parts.size() <= 2 && prefix.template_last == 0 &&
                             head.how != HeadEnd::Colon;
  if (is_macro_only) kind = DeclarationKind::MacroInvocation;
  if (!declarator.has_name || head.parts.empty()) kind = DeclarationKind::Unknown;
  if (prefix.is_friend) kind = DeclarationKind::Friend;
  if (prefix.is_typedef) kind = DeclarationKind::TypeAlias;
  if (prefix.is_instantiation) kind = DeclarationKind::ExplicitInstantiation;
  std::size_t end = head.end;
  std::size_t body = 0;
  switch (head.how) {
    case HeadEnd::Semicolon:
      end = head.end + 1;
      break;
    case HeadEnd::Equal:
      if (kind == DeclarationKind::Unknown) return read_unknown(scope, prefix.first, head.end + 1);
      end = after_semicolon(head.end + 1, scope.end);
      break;
    case HeadEnd::Colon:
      if (!scope.is_class) return read_unknown(scope, prefix.first, head.end + 1);
      if (kind == DeclarationKind::Unknown) kind = DeclarationKind::Field;  // `int : 3;`
      end = after_semicolon(head.end + 1, scope.end);
      break;
    case HeadEnd::Brace: {
      end = tokens_.after_group(head.end);
      const Lexeme next = end < scope.end ? at(end) : Lexeme::OtherPunctuation;
      const bool is_initializer = next == Lexeme::Semicolon || next == Lexeme::Comma;
      if (is_initializer && kind != DeclarationKind::MacroInvocation) {
        end = after_semicolon(end, scope.end);
      } else {
        body = head.end;
        if (kind == DeclarationKind::Variable || kind == DeclarationKind::Field) {
          kind = DeclarationKind::Unknown;
        }
      }
      break;
    }
    default:
      break;
  }
  if (kind == DeclarationKind::Unknown && head.how != HeadEnd::Brace) {
    return read_unknown(scope, prefix.first, std::max(end, prefix.first + 1));
  }
  Declaration declaration = make(scope, prefix, kind);
  if (declarator.has_name) {
    name_it(declaration, scope, declarator.name_first, declarator.name_last,
            declarator.qualifier_first, declarator.qualifier_last);
  }
  if (declarator.angles_first < declarator.angles_last) {
    declaration.specialization = joined(declarator.angles_first, declarator.angles_last);
  }
  if (body != 0) {
    declaration.body = tokens_.bytes(body, end);
    declaration.is_definition = true;
  }
  const bool is_extern = at(prefix.first) == Lexeme::Extern;
  if (kind == DeclarationKind::Variable || kind == DeclarationKind::Field) {
    declaration.is_definition = !is_extern || head.how == HeadEnd::Equal;
  }
  if (kind == DeclarationKind::TypeAlias) declaration.is_definition = true;
  end = std::max(end, prefix.first + 1);
  emit(scope, std::move(declaration), prefix.first, end);
  if (kind == DeclarationKind::Variable || kind == DeclarationKind::Field ||
      kind == DeclarationKind::TypeAlias) {
    emit_further(scope, prefix, head, declarator, end);
  }
  return end;
}

}  // namespace patchgen
