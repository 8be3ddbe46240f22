#include "source/token_stream.h"

namespace patchgen {
namespace {

constexpr std::uint32_t kNotAsked = kNoToken;
constexpr std::uint32_t kLessThan = 0;

/// How many `<` a token closes.
int closers_in(Lexeme lexeme) {
  switch (lexeme) {
    case Lexeme::Greater:
    case Lexeme::GreaterEqual:
      return 1;
    case Lexeme::GreaterGreater:
    case Lexeme::GreaterGreaterEqual:
      return 2;
    default:
      return 0;
  }
}

}  // namespace

TokenStream::TokenStream(const SourceText& text, const CodeTokens& code)
    : text_(text), code_(code), tokens_(code.tokens), after_angle_(code.tokens.size(), kNotAsked) {}

ByteRange TokenStream::bytes(std::size_t first, std::size_t last) const {
  if (first >= last || last > tokens_.size()) return {};
  return {tokens_[first].begin, tokens_[last - 1].end};
}

std::size_t TokenStream::after_group(std::size_t i) const {
  const bool is_group = has_partner(i) && is_opener(tokens_[i].lexeme);
  return is_group ? std::size_t{tokens_[i].partner} + 1 : i + 1;
}

bool TokenStream::may_open_angle(std::size_t i) const {
  if (i == 0 || !is(i, Lexeme::Less)) return false;
  switch (tokens_[i - 1].lexeme) {
    case Lexeme::Identifier:
    case Lexeme::Template:
    case Lexeme::OtherKeyword:  // static_cast<…>
      return true;
    case Lexeme::OtherPunctuation:
    case Lexeme::Less:
    case Lexeme::Greater:
      return i >= 2 && tokens_[i - 2].lexeme == Lexeme::Operator;
    case Lexeme::RightParen:  // operator()<…>
    case Lexeme::RightBracket:
      return i >= 3 && tokens_[i - 3].lexeme == Lexeme::Operator;
    default:
      return false;
  }
}

std::size_t TokenStream::after_angle(std::size_t i) const {
  if (!is(i, Lexeme::Less)) return 0;
  if (after_angle_[i] == kNotAsked) match_angles(i);
  return after_angle_[i];
}

/// `X<T{}>` and `X<[] {…}>` are template arguments; a body ends whatever was open in front of it.
bool TokenStream::may_follow_braces(std::size_t i) const {
  switch (lexeme(i)) {
    case Lexeme::Comma:
    case Lexeme::Ellipsis:
    case Lexeme::LeftParen:
    case Lexeme::ColonColon:
    case Lexeme::AmpersandAmpersand:
    case Lexeme::PipePipe:
    case Lexeme::OtherPunctuation:
      return i < tokens_.size();
    default:
      return closers_in(lexeme(i)) > 0;
  }
}

/// `enable_if_t<x, int>= 0>` closes and gives a default, `enable_if_t<a >= b && c>` compares.
bool TokenStream::is_comparison(std::size_t i) const {
  if (tokens_[i].begin > tokens_[i - 1].end) return true;
  const bool ends = is(i + 2, Lexeme::Comma) || closers_in(lexeme(i + 2)) > 0;
  return !ends && is(i + 1, Lexeme::Number);
}

// Each `<` on the way is answered too, so that a later question about it costs nothing: all
// questions together are linear in the number of tokens.
void TokenStream::match_angles(std::size_t from) const {
  std::vector<std::size_t> open = {from};
  std::vector<std::size_t> passed;
  std::size_t last_closer = 0;
  std::size_t i = from + 1;
  while (i < tokens_.size() && !open.empty()) {
    const Lexeme lexeme = tokens_[i].lexeme;
    if (is_opener(lexeme) && has_partner(i)) {
      i = after_group(i);
      if (lexeme == Lexeme::LeftBrace && !may_follow_braces(i)) break;
      continue;
    }
    if (lexeme == Lexeme::Semicolon || is_closer(lexeme) || is_opener(lexeme)) break;
    if (lexeme == Lexeme::Less) {
      if (after_angle_[i] != kNotAsked) {
        if (after_angle_[i] != kLessThan) {
          i = after_angle_[i];
          continue;
        }
      } else if (may_open_angle(i)) {
        open.push_back(i);
      } else {
        passed.push_back(i);
      }
    }
    const bool compares = lexeme == Lexeme::GreaterEqual && (open.size() < 2 || is_comparison(i));
    for (int closers = compares ? 0 : closers_in(lexeme); closers > 0 && !open.empty(); --closers) {
      last_closer = i;
      after_angle_[open.back()] = static_cast<std::uint32_t>(i + 1);
      open.pop_back();
    }
    ++i;
  }
  for (const std::size_t unmatched : open) after_angle_[unmatched] = kLessThan;
  // What the search from here did not find, a search from there would not find either.
  for (; !passed.empty() && passed.back() > last_closer; passed.pop_back()) {
    if (!open.empty()) after_angle_[passed.back()] = kLessThan;
  }
  // `enable_if<a < b>`: the inner one took the closer that belongs to the outer one.
  if (!open.empty() && last_closer != 0) {
    after_angle_[from] = static_cast<std::uint32_t>(last_closer + 1);
  }
}

}  // namespace patchgen
