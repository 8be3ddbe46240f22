#include "source/nested_declarator.h"

#include "source/head.h"
#include "source/macro_names.h"

namespace patchgen {
namespace {

/// Whether the identifier at `i` only leads to a `*`: `X::*`, `WINAPI *`.
bool is_pointer_prefix(const TokenStream& tokens, std::size_t i) {
  while (tokens.is_identifier(i) || tokens.is(i, Lexeme::ColonColon)) {
    ++i;
    if (tokens.is(i, Lexeme::Less)) {
      const std::size_t after = tokens.after_angle(i);
      if (after != 0) i = after;
    }
  }
  return tokens.is(i, Lexeme::Star) || tokens.is(i, Lexeme::Ampersand) ||
         tokens.is(i, Lexeme::AmpersandAmpersand);
}

bool begins_with_pointer(const TokenStream& tokens, std::size_t first, std::size_t last) {
  if (first >= last) return false;
  switch (tokens.lexeme(first)) {
    case Lexeme::Star:
    case Lexeme::Ampersand:
    case Lexeme::AmpersandAmpersand:
    case Lexeme::Caret:
      return true;
    case Lexeme::Identifier:
    case Lexeme::ColonColon:
      return is_pointer_prefix(tokens, first);
    case Lexeme::LeftParen:
      return tokens.is(first + 1, Lexeme::Star) || is_pointer_prefix(tokens, first + 1);
    default:
      return false;
  }
}

/// `*DEPRECATED handler`: a macro in front of the name.
bool is_macro_in_front(const TokenStream& tokens, std::size_t i) {
  return looks_like_macro(tokens.spelled(i)) && tokens.is_identifier(i + 1);
}

}  // namespace

NestedDeclarator read_nested_declarator(const TokenStream& tokens, std::size_t first,
                                        std::size_t last) {
  NestedDeclarator found;
  if (!begins_with_pointer(tokens, first, last)) return found;
  // Descend: `(*(*f)(int))[4]`.
  while (first < last) {
    const Lexeme lexeme = tokens.lexeme(first);
    if (lexeme == Lexeme::LeftParen) {
      last = tokens.after_group(first) - 1;
      ++first;
    } else if (lexeme == Lexeme::Identifier && !is_pointer_prefix(tokens, first) &&
               !is_macro_in_front(tokens, first)) {
      break;
    } else if (lexeme == Lexeme::AttributeWord) {
      first = after_attributes(tokens, first, last);
    } else {
      ++first;
    }
  }
  if (first >= last) return found;
  found.has_name = true;
  found.qualifier = found.name = first;
  while (tokens.is(found.name + 1, Lexeme::ColonColon) && tokens.is_identifier(found.name + 2)) {
    found.name += 2;
  }
  if (tokens.is(found.name + 1, Lexeme::LeftParen) && found.name + 1 < last) {
    found.params_first = found.name + 1;
    found.params_last = tokens.after_group(found.name + 1);
  }
  return found;
}

}  // namespace patchgen
