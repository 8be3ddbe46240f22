#include "source/lexeme.h"

#include <unordered_map>

namespace patchgen {
namespace {

using Table = std::unordered_map<std::string_view, Lexeme>;

const Table& words() {
  static const Table table = {
      {"template", Lexeme::Template},
      {"namespace", Lexeme::Namespace},
      {"class", Lexeme::Class},
      {"struct", Lexeme::Struct},
      {"union", Lexeme::Union},
      {"enum", Lexeme::Enum},
      {"typename", Lexeme::Typename},
      {"using", Lexeme::Using},
      {"typedef", Lexeme::Typedef},
      {"extern", Lexeme::Extern},
      {"inline", Lexeme::Inline},
      {"friend", Lexeme::Friend},
      {"export", Lexeme::Export},
      {"operator", Lexeme::Operator},
      {"concept", Lexeme::Concept},
      {"requires", Lexeme::Requires},
      {"static_assert", Lexeme::StaticAssert},
      {"_Static_assert", Lexeme::StaticAssert},
      {"asm", Lexeme::Asm},
      {"__asm", Lexeme::Asm},
      {"__asm__", Lexeme::Asm},
      {"public", Lexeme::Public},
      {"protected", Lexeme::Protected},
      {"private", Lexeme::Private},
      {"const", Lexeme::Qualifier},
      {"volatile", Lexeme::Qualifier},
      {"__const", Lexeme::Qualifier},
      {"__volatile__", Lexeme::Qualifier},
      {"__restrict", Lexeme::Qualifier},
      {"__restrict__", Lexeme::Qualifier},
      {"static", Lexeme::Specifier},
      {"virtual", Lexeme::Specifier},
      {"constexpr", Lexeme::Specifier},
      {"consteval", Lexeme::Specifier},
      {"constinit", Lexeme::Specifier},
      {"mutable", Lexeme::Specifier},
      {"thread_local", Lexeme::Specifier},
      {"__thread", Lexeme::Specifier},
      {"register", Lexeme::Specifier},
      {"__extension__", Lexeme::Specifier},
      {"__inline", Lexeme::Specifier},
      {"__inline__", Lexeme::Specifier},
      {"__forceinline", Lexeme::Specifier},
      {"__global__", Lexeme::Specifier},
      {"__device__", Lexeme::Specifier},
      {"__host__", Lexeme::Specifier},
      {"__shared__", Lexeme::Specifier},
      {"__constant__", Lexeme::Specifier},
      {"__managed__", Lexeme::Specifier},
      {"explicit", Lexeme::Explicit},
      {"void", Lexeme::BuiltinType},
      {"bool", Lexeme::BuiltinType},
      {"char", Lexeme::BuiltinType},
      {"char8_t", Lexeme::BuiltinType},
      {"char16_t", Lexeme::BuiltinType},
      {"char32_t", Lexeme::BuiltinType},
      {"wchar_t", Lexeme::BuiltinType},
      {"short", Lexeme::BuiltinType},
      {"int", Lexeme::BuiltinType},
      {"long", Lexeme::BuiltinType},
      {"float", Lexeme::BuiltinType},
      {"double", Lexeme::BuiltinType},
      {"signed", Lexeme::BuiltinType},
      {"unsigned", Lexeme::BuiltinType},
      {"auto", Lexeme::BuiltinType},
      {"__int128", Lexeme::BuiltinType},
      {"__auto_type", Lexeme::BuiltinType},
      {"decltype", Lexeme::TypeOperator},
      {"__decltype", Lexeme::TypeOperator},
      {"typeof", Lexeme::TypeOperator},
      {"__typeof", Lexeme::TypeOperator},
      {"__typeof__", Lexeme::TypeOperator},
      {"__underlying_type", Lexeme::TypeOperator},
      {"alignas", Lexeme::AttributeWord},
      {"_Alignas", Lexeme::AttributeWord},
      {"__attribute__", Lexeme::AttributeWord},
      {"__attribute", Lexeme::AttributeWord},
      {"__declspec", Lexeme::AttributeWord},
      {"_declspec", Lexeme::AttributeWord},
      {"__launch_bounds__", Lexeme::AttributeWord},
      {"__cluster_dims__", Lexeme::AttributeWord},
      {"__maxnreg__", Lexeme::AttributeWord},
      {"__pragma", Lexeme::AttributeWord},
      {"_Pragma", Lexeme::AttributeWord},
      {"noexcept", Lexeme::ExceptionWord},
      {"throw", Lexeme::ExceptionWord},
      {"try", Lexeme::Try},
      {"catch", Lexeme::Catch},
      {"new", Lexeme::New},
      {"delete", Lexeme::New},
      {"co_await", Lexeme::New},
      {"and", Lexeme::AmpersandAmpersand},
      {"or", Lexeme::PipePipe},
      {"bitand", Lexeme::Ampersand},
      {"compl", Lexeme::Tilde},
      {"not", Lexeme::Exclamation},
  };
  return table;
}

const Table& punctuation() {
  static const Table table = {
      {"(", Lexeme::LeftParen},
      {")", Lexeme::RightParen},
      {"[", Lexeme::LeftBracket},
      {"<:", Lexeme::LeftBracket},
      {"]", Lexeme::RightBracket},
      {":>", Lexeme::RightBracket},
      {"{", Lexeme::LeftBrace},
      {"<%", Lexeme::LeftBrace},
      {"}", Lexeme::RightBrace},
      {"%>", Lexeme::RightBrace},
      {"<", Lexeme::Less},
      {">", Lexeme::Greater},
      {">>", Lexeme::GreaterGreater},
      {">=", Lexeme::GreaterEqual},
      {">>=", Lexeme::GreaterGreaterEqual},
      {";", Lexeme::Semicolon},
      {":", Lexeme::Colon},
      {"::", Lexeme::ColonColon},
      {",", Lexeme::Comma},
      {"=", Lexeme::Equal},
      {"*", Lexeme::Star},
      {"&", Lexeme::Ampersand},
      {"&&", Lexeme::AmpersandAmpersand},
      {"||", Lexeme::PipePipe},
      {"^", Lexeme::Caret},
      {"~", Lexeme::Tilde},
      {"!", Lexeme::Exclamation},
      {"...", Lexeme::Ellipsis},
      {"->", Lexeme::Arrow},
  };
  return table;
}

Lexeme literal_lexeme(std::string_view spelled) {
  const char first = spelled.front();
  if ((first >= '0' && first <= '9') || first == '.') return Lexeme::Number;
  return spelled.find('"') != std::string_view::npos ? Lexeme::String : Lexeme::OtherLiteral;
}

}  // namespace

Lexeme lexeme_of(TokenKind kind, std::string_view spelled) {
  switch (kind) {
    case TokenKind::Identifier:
    case TokenKind::Keyword: {
      const auto found = words().find(spelled);
      if (found != words().end()) return found->second;
      // `__is_void` and its like are clang's own keywords; libraries name things so.
      const bool is_name = kind == TokenKind::Identifier || spelled.starts_with("__");
      return is_name ? Lexeme::Identifier : Lexeme::OtherKeyword;
    }
    case TokenKind::Punctuation: {
      const auto found = punctuation().find(spelled);
      return found != punctuation().end() ? found->second : Lexeme::OtherPunctuation;
    }
    case TokenKind::Literal:
      return literal_lexeme(spelled);
    case TokenKind::Comment:
      break;
  }
  return Lexeme::OtherPunctuation;
}

bool is_class_key(Lexeme lexeme) {
  return lexeme == Lexeme::Class || lexeme == Lexeme::Struct || lexeme == Lexeme::Union ||
         lexeme == Lexeme::Enum;
}

bool is_access_word(Lexeme lexeme) {
  return lexeme == Lexeme::Public || lexeme == Lexeme::Protected || lexeme == Lexeme::Private;
}

bool is_opener(Lexeme lexeme) {
  return lexeme == Lexeme::LeftParen || lexeme == Lexeme::LeftBracket ||
         lexeme == Lexeme::LeftBrace;
}

bool is_closer(Lexeme lexeme) {
  return lexeme == Lexeme::RightParen || lexeme == Lexeme::RightBracket ||
         lexeme == Lexeme::RightBrace;
}

}  // namespace patchgen
