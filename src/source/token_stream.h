#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <patchgen/source_text.h>

#include "source/code_token.h"

namespace patchgen {

/// The chosen code tokens of a file with what can be asked about them in constant time. Indexes at
/// or behind the end are allowed and are no token.
class TokenStream {
 public:
  /// `code` has its brackets matched.
  TokenStream(const SourceText& text, const CodeTokens& code);

  [[nodiscard]] std::size_t size() const { return tokens_.size(); }
  [[nodiscard]] const CodeToken& operator[](std::size_t i) const { return tokens_[i]; }
  [[nodiscard]] const SourceText& text() const { return text_; }
  [[nodiscard]] const std::vector<Condition>& conditions() const { return code_.conditions; }

  [[nodiscard]] bool is(std::size_t i, Lexeme lexeme) const {
    return i < tokens_.size() && tokens_[i].lexeme == lexeme;
  }
  [[nodiscard]] bool is_identifier(std::size_t i) const { return is(i, Lexeme::Identifier); }
  [[nodiscard]] Lexeme lexeme(std::size_t i) const {
    return i < tokens_.size() ? tokens_[i].lexeme : Lexeme::OtherPunctuation;
  }
  [[nodiscard]] std::string_view spelled(std::size_t i) const {
    return i < tokens_.size() ? text_.slice(tokens_[i].range()) : std::string_view();
  }
  /// Bytes from the first to the last of the tokens [first, last); empty when there is none.
  [[nodiscard]] ByteRange bytes(std::size_t first, std::size_t last) const;

  /// Index behind the partner of the opener at `i`; `i + 1` when it has none or is no opener.
  [[nodiscard]] std::size_t after_group(std::size_t i) const;
  [[nodiscard]] bool has_partner(std::size_t i) const {
    return i < tokens_.size() && tokens_[i].partner != kNoToken;
  }
  /// Index behind the `>` that closes the `<` at `i` as template arguments; 0 when it is less-than.
  [[nodiscard]] std::size_t after_angle(std::size_t i) const;
  /// True when the `<` at `i` can begin template arguments, as what stands before it says.
  [[nodiscard]] bool may_open_angle(std::size_t i) const;

 private:
  void match_angles(std::size_t from) const;
  [[nodiscard]] bool is_comparison(std::size_t i) const;
  [[nodiscard]] bool may_follow_braces(std::size_t i) const;

  const SourceText& text_;
  const CodeTokens& code_;
  const std::vector<CodeToken>& tokens_;
  /// Of each `<` that was asked for or met on the way: index behind its partner, or a mark.
  mutable std::vector<std::uint32_t> after_angle_;
};

}  // namespace patchgen
