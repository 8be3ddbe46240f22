#include <algorithm>
#include <utility>

#include "source/macro_names.h"
#include "source/scanner.h"

namespace patchgen {
namespace {

DeclarationKind class_kind(Lexeme key) {
  switch (key) {
    case Lexeme::Struct:
      return DeclarationKind::Struct;
    case Lexeme::Union:
      return DeclarationKind::Union;
    case Lexeme::Enum:
      return DeclarationKind::Enum;
    default:
      return DeclarationKind::Class;
  }
}

/// Whether the parts in front of a class key are what may stand there: specifiers and macros.
bool are_specifiers(const TokenStream& tokens, const std::vector<Part>& parts) {
  for (std::size_t k = 0; k < parts.size(); ++k) {
    switch (parts[k].kind) {
      case PartKind::Keyword:
      case PartKind::Attribute:
        break;
      case PartKind::Word:
        if (!looks_like_macro(tokens.spelled(parts[k].first))) return false;
        break;
      case PartKind::Parens:
        if (k == 0 || parts[k - 1].kind != PartKind::Word) return false;
        break;
      default:
        return false;
    }
  }
  return true;
}

}  // namespace

Declaration Scanner::class_declaration(const Scope& scope, const Prefix& prefix,
                                       const ClassHead& head) {
  Declaration declaration = make(scope, prefix, class_kind(head.key));
  if (head.name != 0) {
    name_it(declaration, scope, head.name, head.name + 1, head.qualifier, head.name);
  }
  if (head.angles_first < head.angles_last) {
    declaration.specialization = joined(head.angles_first, head.angles_last);
  }
  if (head.bases != 0) declaration.bases = tokens_.bytes(head.bases, head.end);
  return declaration;
}

/// `struct IN_CAPITALS x;` in a class: a field. Nothing is exported there.
bool Scanner::is_field_of_class_type(const Scope& scope, const ClassHead& head,
                                     std::size_t key) const {
  return scope.is_class && key + 3 == head.end && head.name == key + 2 &&
         looks_like_macro(tokens_.spelled(key + 1)) &&
         !names_a_specifier_macro(tokens_.spelled(key + 1));
}

std::size_t Scanner::read_forward(Scope& scope, const Prefix& prefix, const Head& head) {
  if (is_field_of_class_type(scope, head.class_head, head.end)) {
    Head field = head;
    for (std::size_t i = head.end; i < head.class_head.end; ++i) {
      field.parts.push_back({i == head.end ? PartKind::Keyword : PartKind::Word, i, i + 1});
    }
    field.how = HeadEnd::Semicolon;
    field.end = head.class_head.end;
    return read_declarator(scope, prefix, field);
  }
  Declaration declaration = class_declaration(scope, prefix, head.class_head);
  if (prefix.is_friend) declaration.kind = DeclarationKind::Friend;
  if (prefix.is_instantiation) declaration.kind = DeclarationKind::ExplicitInstantiation;
  const std::size_t end = head.class_head.end + 1;
  emit(scope, std::move(declaration), prefix.first, end);
  return end;
}

std::size_t Scanner::read_class(Scope& scope, const Prefix& prefix, const Head& head) {
  const std::size_t key = head.end;
  // `int x` without its `;` above a class: two declarations.
  if (key > prefix.next && tokens_[key].first_on_line && !are_specifiers(tokens_, head.parts)) {
    Head before = head;
    before.how = HeadEnd::Resync;
    return read_declarator(scope, prefix, before);
  }
  const ClassHead& class_head = head.class_head;
  Declaration declaration = class_declaration(scope, prefix, class_head);
  const std::size_t brace = class_head.end;
  const std::size_t close = tokens_[brace].partner;
  declaration.is_definition = true;
  declaration.body = tokens_.bytes(brace, close + 1);
  if (class_head.key != Lexeme::Enum) {
    Scope inner;
    inner.end = close;
    inner.is_class = true;
    inner.class_name = class_head.name != 0 ? tokens_.spelled(class_head.name) : "";
    inner.path = class_head.name != 0 ? declaration.qualified_name : scope.path;
    // `typedef struct {…} T;`: the members are T's.
    const bool is_named_by_typedef =
        class_head.name == 0 && prefix.is_typedef && at(close + 1) == Lexeme::Identifier &&
        (at(close + 2) == Lexeme::Semicolon || at(close + 2) == Lexeme::Comma);
    if (is_named_by_typedef) {
      if (!inner.path.empty()) inner.path += "::";
      inner.path += tokens_.spelled(close + 1);
    }
    inner.access = class_head.key == Lexeme::Class ? Access::Private : Access::Public;
    inner.depth = scope.depth + 1;
    read_scope(inner, brace + 1);
    declaration.children = std::move(inner.declarations);
  }
  const std::size_t after = close + 1;
  if (after < scope.end && at(after) == Lexeme::Semicolon) {
    emit(scope, std::move(declaration), prefix.first, after + 1);
    return after + 1;
  }
  if (has_trailing_declarators(after, scope.end, prefix.is_typedef)) {
    return wrap_in_declarator(scope, prefix, std::move(declaration), key, after);
  }
  emit(scope, std::move(declaration), prefix.first, after);
  return after;
}

/// Whether `x, *y;` follows a class body. A class that lacks its `;` must not take what follows.
bool Scanner::has_trailing_declarators(std::size_t i, std::size_t end, bool is_typedef) const {
  const std::size_t first = i;
  const bool on_new_line = i < end && tokens_[i].line > tokens_[i - 1].end_line;
  while (i < end) {
    const Lexeme lexeme = at(i);
    switch (lexeme) {
      case Lexeme::Semicolon:
        return true;
      case Lexeme::Equal:
        return i > first;
      case Lexeme::Identifier: {
        const bool after_word = i > first && at(i - 1) == Lexeme::Identifier;
        const bool has_macro = looks_like_macro(tokens_.spelled(i)) ||
                               (after_word && looks_like_macro(tokens_.spelled(i - 1)));
        if (after_word && !has_macro) return false;
        if (on_new_line && i == first && !is_typedef && at(i + 1) != Lexeme::Semicolon &&
            at(i + 1) != Lexeme::Comma && at(i + 1) != Lexeme::Equal &&
            at(i + 1) != Lexeme::LeftBracket) {
          return false;
        }
        ++i;
        break;
      }
      case Lexeme::Inline:
      case Lexeme::Specifier:  // struct X {…} inline constexpr x;
        if (on_new_line) return false;
        ++i;
        break;
      case Lexeme::Star:
      case Lexeme::Ampersand:
      case Lexeme::AmpersandAmpersand:
      case Lexeme::Comma:
      case Lexeme::Qualifier:
        ++i;
        break;
      case Lexeme::AttributeWord:
      case Lexeme::LeftBracket: {
        const std::size_t behind = after_attributes(tokens_, i, end);
        i = behind != i ? behind : tokens_.after_group(i);
        break;
      }
      case Lexeme::LeftParen:
        i = tokens_.after_group(i);
        break;
      case Lexeme::LeftBrace:
        if (i == first || at(i - 1) != Lexeme::Identifier) return false;
        i = tokens_.after_group(i);
        break;
      default:
        return false;
    }
  }
  return false;
}

/// `typedef struct X {…} Y;` and `struct X {…} y;`: Y or y is the declaration, X its child.
std::size_t Scanner::wrap_in_declarator(Scope& scope, const Prefix& prefix, Declaration inner,
                                        std::size_t class_key, std::size_t after) {
  Head head = read_head(tokens_, after, scope.end, true);
  // What was read so far is the type of what follows.
  head.parts.insert(head.parts.begin(), {PartKind::Type, class_key, after});
  const Declarator declarator = find_declarator(tokens_, head, {});
  const std::size_t end = after_semicolon(head.end, scope.end);
  // `struct X {…} PACKED;`
  const bool is_attribute = !prefix.is_typedef && !inner.name.empty() && head.parts.size() == 2 &&
                            declarator.has_name &&
                            looks_like_macro(tokens_.spelled(declarator.name_first));
  if (!declarator.has_name || is_attribute) {
    emit(scope, std::move(inner), prefix.first, end);
    return end;
  }
  DeclarationKind kind = scope.is_class ? DeclarationKind::Field : DeclarationKind::Variable;
  if (prefix.is_typedef) kind = DeclarationKind::TypeAlias;
  Declaration outer = make(scope, prefix, kind);
  name_it(outer, scope, declarator.name_first, declarator.name_last);
  outer.is_definition = true;
  set_extent(inner, class_key, after);
  outer.children.push_back(std::move(inner));
  emit(scope, std::move(outer), prefix.first, end);
  emit_further(scope, prefix, head, declarator, end);
  return end;
}

}  // namespace patchgen
