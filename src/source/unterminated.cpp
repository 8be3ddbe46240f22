#include "source/unterminated.h"

#include <string>

namespace patchgen {

bool is_unterminated_raw_string(const SourceText& text, const Token& token) {
  const std::string_view spelled = spelling(text, token);
  const std::size_t quote = spelled.substr(0, 4).find("R\"");
  if (quote == std::string_view::npos) return false;
  const std::string_view prefix = spelled.substr(0, quote);
  if (!prefix.empty() && prefix != "u8" && prefix != "u" && prefix != "U" && prefix != "L") {
    return false;
  }
  const std::size_t paren = spelled.find('(', quote);
  if (paren == std::string_view::npos) return true;
  std::string close(1, ')');
  close.append(spelled.substr(quote + 2, paren - quote - 2)).push_back('"');
  return spelled.find(close, paren) == std::string_view::npos;
}

bool is_unterminated_comment(const SourceText& text, const Token& token) {
  const std::string_view spelled = spelling(text, token);
  return token.kind == TokenKind::Comment && spelled.starts_with("/*") &&
         (spelled.size() < 4 || !spelled.ends_with("*/"));
}

}  // namespace patchgen
