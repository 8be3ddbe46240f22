#include <algorithm>
#include <utility>

#include "source/macro_names.h"
#include "source/scanner.h"

namespace patchgen {

std::size_t Scanner::read_namespace(Scope& scope, const Prefix& prefix) {
  std::size_t i = prefix.next + 1;
  std::size_t name_first = 0;
  std::size_t name_last = 0;
  while (i < scope.end) {
    const Lexeme lexeme = at(i);
    if (lexeme == Lexeme::LeftBrace || lexeme == Lexeme::Semicolon || lexeme == Lexeme::Equal)
      break;
    if (lexeme == Lexeme::RightBrace || begins_another(i)) break;
    const std::size_t behind = after_attributes(tokens_, i, scope.end);
    if (behind != i) {
      i = behind;
      continue;
    }
    // The first name that is no macro, or the only one: `namespace API a`, `namespace std VISIBLE`.
    const bool replaces = name_last == 0 || (looks_like_macro(tokens_.spelled(name_first)) &&
                                             !looks_like_macro(tokens_.spelled(i)));
    if (lexeme == Lexeme::Identifier) {
      std::size_t last = i + 1;
      while (at(last) == Lexeme::ColonColon) {
        if (at(last + 1) == Lexeme::Inline) ++last;
        if (at(last + 1) != Lexeme::Identifier) break;
        last += 2;
      }
      if (replaces) {
        name_first = i;
        name_last = last;
      }
      i = std::max(last, i + 1);
    } else {
      i = tokens_.after_group(i);
    }
  }
  const bool is_block = at(i) == Lexeme::LeftBrace && i < scope.end;
  Declaration declaration =
      make(scope, prefix,
           at(i) == Lexeme::Equal ? DeclarationKind::NamespaceAlias : DeclarationKind::Namespace);
  if (name_last != 0) {
    name_it(declaration, scope, name_first, name_last);
    declaration.name = qualifier_path(name_first, name_last);
    if (!scope.path.empty())
      declaration.qualified_name = scope.path + "::";
    else
      declaration.qualified_name.clear();
    declaration.qualified_name += declaration.name;
  }
  if (!is_block) {
    const std::size_t end = after_semicolon(i, scope.end);
    if (at(i) != Lexeme::Equal) declaration.kind = DeclarationKind::Unknown;
    emit(scope, std::move(declaration), prefix.first, end);
    return end;
  }
  Scope inner;
  inner.end = tokens_.has_partner(i) ? tokens_[i].partner : scope.end;
  inner.path = declaration.qualified_name;
  inner.depth = scope.depth + 1;
  read_scope(inner, i + 1);
  const std::size_t end = std::min(inner.end + 1, scope.end);
  declaration.is_definition = true;
  declaration.body = tokens_.bytes(i, end);
  declaration.children = std::move(inner.declarations);
  emit(scope, std::move(declaration), prefix.first, end);
  return end;
}

std::size_t Scanner::read_linkage_block(Scope& scope, const Prefix& prefix, std::size_t name,
                                        std::size_t brace) {
  Declaration declaration = make(scope, prefix, DeclarationKind::LinkageSpecification);
  std::string_view spelled = tokens_.spelled(name);
  if (spelled.size() > 1 && spelled.front() == '"') spelled = spelled.substr(1, spelled.size() - 2);
  declaration.name = spelled;
  declaration.name_range = tokens_.bytes(name, name + 1);
  Scope inner;
  inner.end = tokens_.has_partner(brace) ? tokens_[brace].partner : scope.end;
  inner.path = scope.path;
  inner.depth = scope.depth + 1;
  read_scope(inner, brace + 1);
  const std::size_t end = std::min(inner.end + 1, scope.end);
  declaration.is_definition = true;
  declaration.body = tokens_.bytes(brace, end);
  declaration.children = std::move(inner.declarations);
  emit(scope, std::move(declaration), prefix.first, end);
  return end;
}

std::size_t Scanner::read_using(Scope& scope, const Prefix& prefix) {
  std::size_t i = prefix.next + 1;
  DeclarationKind kind = DeclarationKind::UsingDeclaration;
  if (at(i) == Lexeme::Namespace) {
    kind = DeclarationKind::UsingDirective;
    ++i;
  } else if (at(i) == Lexeme::Enum || at(i) == Lexeme::Typename) {
    ++i;
  }
  const std::size_t name_start = i;
  std::size_t name = 0;
  while (i < scope.end && at(i) != Lexeme::Semicolon && at(i) != Lexeme::Equal &&
         at(i) != Lexeme::Comma && at(i) != Lexeme::RightBrace) {
    const bool is_attribute = at(i) == Lexeme::LeftBracket || at(i) == Lexeme::AttributeWord;
    if (is_attribute) {
      i = std::max(after_attributes(tokens_, i, scope.end), i + 1);
      continue;
    }
    if (at(i) == Lexeme::Less && tokens_.after_angle(i) != 0) {
      i = tokens_.after_angle(i);
      continue;
    }
    if (at(i) == Lexeme::Operator) {
      name = i;
      break;
    }
    // `using X MACRO = …`: the macro is not the name.
    const bool is_macro_behind = name != 0 && name + 1 == i && looks_like_macro(tokens_.spelled(i));
    if (at(i) == Lexeme::Identifier && !is_macro_behind) name = i;
    i = tokens_.after_group(i);
  }
  if (at(i) == Lexeme::Equal && i < scope.end) kind = DeclarationKind::TypeAlias;
  const std::size_t end = after_semicolon(i, scope.end);
  Declaration declaration = make(scope, prefix, kind);
  if (name != 0) {
    const bool is_operator = at(name) == Lexeme::Operator;
    const std::size_t last = is_operator ? std::max(end - 1, name + 1) : name + 1;
    name_it(declaration, scope, name, last);
    if (kind == DeclarationKind::UsingDirective) {
      declaration.name = qualifier_path(name_start, name + 1);
      declaration.qualified_name = declaration.name;
      declaration.name_range = tokens_.bytes(name_start, name + 1);
    } else if (kind == DeclarationKind::UsingDeclaration) {
      declaration.qualifier = tokens_.bytes(name_start, name);
    }
  }
  emit(scope, std::move(declaration), prefix.first, end);
  return end;
}

std::size_t Scanner::read_concept(Scope& scope, const Prefix& prefix) {
  const std::size_t name = prefix.next + 1;
  Declaration declaration = make(scope, prefix, DeclarationKind::Concept);
  declaration.is_definition = true;
  if (at(name) == Lexeme::Identifier) name_it(declaration, scope, name, name + 1);
  const std::size_t end = after_semicolon(name, scope.end);
  emit(scope, std::move(declaration), prefix.first, end);
  return end;
}

/// The `;` of `module m.n:part;`, `import m;`, `import <vector>;` and the like, 0 when it is none.
/// They stand at the top of a file; anywhere else the words are names.
std::size_t Scanner::module_line_end(const Scope& scope, const Prefix& prefix) const {
  const std::string_view word = tokens_.spelled(prefix.next);
  if ((word != "module" && word != "import") || scope.depth > 0) return 0;
  const bool is_exported = at(prefix.first) == Lexeme::Export && prefix.first + 1 == prefix.next;
  if (prefix.first != prefix.next && !is_exported) return 0;
  std::size_t i = prefix.next + 1;
  if (word == "import" && at(i) == Lexeme::String) {
    ++i;
  } else if (word == "import" && at(i) == Lexeme::Less) {
    while (i < scope.end && at(i) != Lexeme::Greater && tokens_[i].line == tokens_[i - 1].line) ++i;
    ++i;
  } else {
    bool behind_name = false;
    for (; i < scope.end; ++i) {
      const bool is_name = at(i) == Lexeme::Identifier || at(i) == Lexeme::Private;
      const bool joins = tokens_.spelled(i) == "." || at(i) == Lexeme::Colon;
      if (is_name ? behind_name : !joins) break;
      behind_name = is_name;
    }
  }
  i = after_attributes(tokens_, i, scope.end);
  return i < scope.end && at(i) == Lexeme::Semicolon ? i : 0;
}

std::size_t Scanner::read_module_line(Scope& scope, const Prefix& prefix, std::size_t semicolon) {
  const bool is_import = tokens_.spelled(prefix.next) == "import";
  Declaration declaration =
      make(scope, prefix,
           is_import ? DeclarationKind::ModuleImport : DeclarationKind::ModuleDeclaration);
  std::size_t last = prefix.next + 1;
  while (last < semicolon && at(last) != Lexeme::LeftBracket) {
    declaration.name += tokens_.spelled(last++);
  }
  declaration.name_range = tokens_.bytes(prefix.next + 1, last);
  declaration.qualified_name = declaration.name;
  emit(scope, std::move(declaration), prefix.first, semicolon + 1);
  return semicolon + 1;
}

/// `static_assert(…);`, `asm("…");`: named by its keyword.
std::size_t Scanner::read_simple(Scope& scope, const Prefix& prefix, DeclarationKind kind) {
  Declaration declaration = make(scope, prefix, kind);
  declaration.name = tokens_.spelled(prefix.next);
  declaration.name_range = tokens_.bytes(prefix.next, prefix.next + 1);
  if (at(prefix.next + 1) == Lexeme::LeftParen) {
    declaration.parameters = tokens_.bytes(prefix.next + 1, tokens_.after_group(prefix.next + 1));
  }
  const std::size_t end = after_semicolon(prefix.next + 1, scope.end);
  emit(scope, std::move(declaration), prefix.first, end);
  return end;
}

}  // namespace patchgen
