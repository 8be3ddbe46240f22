#include "patch/token_view.h"

#include <algorithm>

namespace patchgen {

std::span<const Token> tokens_in(const OutlinedFile& file, ByteRange range) {
  const std::vector<Token>& tokens = file.outline->tokens;
  const auto begins_before = [](const Token& token, std::size_t offset) {
    return token.begin < offset;
  };
  const auto first = std::lower_bound(tokens.begin(), tokens.end(), range.begin, begins_before);
  const auto last = std::lower_bound(first, tokens.end(), range.end, begins_before);
  return {first, last};
}

std::vector<Token> code_tokens_in(const OutlinedFile& file, ByteRange range) {
  std::vector<Token> result;
  for (const Token& token : tokens_in(file, range)) {
    if (token.kind != TokenKind::Comment) result.push_back(token);
  }
  return result;
}

std::string normalized(const OutlinedFile& file, ByteRange range) {
  std::string result;
  for (const Token& token : code_tokens_in(file, range)) {
    if (!result.empty()) result += ' ';
    result += spelling(*file.text, token);
  }
  return result;
}

}  // namespace patchgen
