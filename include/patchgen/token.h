#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include <patchgen/byte_range.h>
#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>

namespace patchgen {

enum class TokenKind : std::uint8_t { Identifier, Keyword, Literal, Punctuation, Comment };

/// A token of a file: half-open byte offsets. Preprocessor directives are tokens too: `#`,
/// `include`, …
struct Token {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  TokenKind kind = TokenKind::Punctuation;

  [[nodiscard]] ByteRange range() const { return {begin, end}; }
};

[[nodiscard]] inline std::string_view spelling(const SourceText& text, const Token& token) {
  return text.slice(token.range());
}

/// The tokens of `text` in order, as clang's lexer sees raw C++: comments are tokens, nothing is
/// expanded, both branches of each conditional are there. Reads no header and depends on no include
/// path. Never fails on odd bytes: what is no token is left out.
/// Safe to call from several threads at once.
std::vector<Token> tokenize(const SourceText& text);

}  // namespace patchgen
