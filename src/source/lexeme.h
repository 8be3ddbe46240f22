#pragma once

#include <cstdint>
#include <string_view>

#include <patchgen/token.h>

namespace patchgen {

/// What a code token is to the declaration scanner: only what declarations are made of is told
/// apart.
enum class Lexeme : std::uint8_t {
  Identifier,
  Number,
  String,
  OtherLiteral,

  LeftParen,
  RightParen,
  LeftBracket,
  RightBracket,
  LeftBrace,
  RightBrace,
  Less,
  Greater,
  GreaterGreater,
  GreaterEqual,
  GreaterGreaterEqual,
  Semicolon,
  Colon,
  ColonColon,
  Comma,
  Equal,
  Star,
  Ampersand,
  AmpersandAmpersand,
  PipePipe,
  Caret,
  Tilde,
  Exclamation,
  Ellipsis,
  Arrow,
  OtherPunctuation,

  Template,
  Namespace,
  Class,
  Struct,
  Union,
  Enum,
  Typename,
  Using,
  Typedef,
  Extern,
  Inline,
  Friend,
  Export,
  Operator,
  Concept,
  Requires,
  StaticAssert,
  Asm,
  Public,
  Protected,
  Private,
  Qualifier,  ///< const, volatile, __restrict
  Specifier,  ///< static, virtual, constexpr, mutable, thread_local, register, __extension__
  Explicit,
  BuiltinType,    ///< int, void, bool, auto, unsigned, …
  TypeOperator,   ///< decltype, typeof, …: a type with its parentheses
  AttributeWord,  ///< alignas, __attribute__, __declspec, …: attributes with their parentheses
  ExceptionWord,  ///< noexcept, throw
  Try,
  Catch,
  New,  ///< new, delete, co_await: operator names
  OtherKeyword,
};

/// `spelled` is the token as the file has it.
Lexeme lexeme_of(TokenKind kind, std::string_view spelled);

[[nodiscard]] bool is_class_key(Lexeme lexeme);    ///< class, struct, union, enum
[[nodiscard]] bool is_access_word(Lexeme lexeme);  ///< public, protected, private
[[nodiscard]] bool is_opener(Lexeme lexeme);       ///< ( [ {
[[nodiscard]] bool is_closer(Lexeme lexeme);       ///< ) ] }

}  // namespace patchgen
