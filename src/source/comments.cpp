#include "source/comments.h"

#include <algorithm>
#include <array>
#include <string>

namespace patchgen {
namespace {

/// Number of line ends in `bytes`, two at the most.
int line_ends(std::string_view bytes) {
  int count = 0;
  for (std::size_t i = 0; i < bytes.size() && count < 2; ++i) {
    if (bytes[i] == '\n' || (bytes[i] == '\r' && !bytes.substr(i).starts_with("\r\n"))) ++count;
  }
  return count;
}

bool speaks_of_a_licence(std::string_view comment) {
  std::string lower(comment);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  constexpr std::array<std::string_view, 6> kWords = {
      "copyright", "license", "licence", "spdx-", "all rights reserved", "public domain"};
  return std::any_of(kWords.begin(), kWords.end(),
                     [&](std::string_view word) { return lower.find(word) != std::string::npos; });
}

}  // namespace

CommentOwners::CommentOwners(const SourceText& text, const std::vector<Token>& tokens,
                             const std::vector<DirectiveTokens>& directives)
    : text_(text),
      tokens_(tokens),
      in_directive_(tokens.size(), false),
      begins_line_(tokens.size(), false) {
  for (const DirectiveTokens& directive : directives) {
    std::fill(in_directive_.begin() + static_cast<std::ptrdiff_t>(directive.first),
              in_directive_.begin() + static_cast<std::ptrdiff_t>(directive.last), true);
  }
  find_line_begins();
  find_file_comment();
}

bool CommentOwners::is_comment(std::size_t i) const {
  return i < tokens_.size() && tokens_[i].kind == TokenKind::Comment && !in_directive_[i];
}

void CommentOwners::find_line_begins() {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const std::size_t before = i == 0 ? 0 : tokens_[i - 1].end;
    begins_line_[i] = i == 0 || line_ends(text_.slice({before, tokens_[i].begin})) > 0 ||
                      (is_comment(i - 1) && begins_line_[i - 1]);
  }
}

void CommentOwners::find_file_comment() {
  if (!is_comment(0)) return;
  std::size_t last = 0;
  const auto gap = [&](std::size_t i) {
    return line_ends(text_.slice({tokens_[i].end, tokens_[i + 1].begin}));
  };
  // A block comment about the licence ends there; what follows may be about the code.
  const bool is_block = spelling(text_, tokens_[0]).starts_with("/*");
  const bool ends_here = is_block && speaks_of_a_licence(spelling(text_, tokens_[0]));
  while (!ends_here && is_comment(last + 1) && gap(last) < 2) ++last;
  const ByteRange block{tokens_[0].begin, tokens_[last].end};
  const bool is_last = last + 1 >= tokens_.size();
  const bool stands_apart = is_last || gap(last) >= 2 || in_directive_[last + 1];
  if (stands_apart || speaks_of_a_licence(text_.slice(block))) file_comment_ = block;
}

ByteRange CommentOwners::owned(std::size_t first, std::size_t last) const {
  ByteRange range{tokens_[first].begin, tokens_[last].end};
  for (std::size_t i = first; i > 0 && is_comment(i - 1); --i) {
    const Token& comment = tokens_[i - 1];
    if (comment.end <= file_comment_.end && !file_comment_.empty()) break;
    if (line_ends(text_.slice({comment.end, tokens_[i].begin})) > 1) break;
    if (!begins_line_[i - 1]) break;
    range.begin = comment.begin;
  }
  std::size_t behind = last + 1;
  while (is_comment(behind) &&
         line_ends(text_.slice({tokens_[behind - 1].end, tokens_[behind].begin})) == 0) {
    ++behind;
  }
  // Only when nothing but the comment follows on the line.
  const std::size_t end = tokens_[behind - 1].end;
  const bool ends_line =
      behind >= tokens_.size() || line_ends(text_.slice({end, tokens_[behind].begin})) > 0;
  if (ends_line) range.end = end;
  return range;
}

}  // namespace patchgen
