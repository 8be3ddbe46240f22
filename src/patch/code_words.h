#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// The code tokens of a file or of a part of it, for looking to both sides of one.
class CodeWords {
 public:
  /// `tokens` are of `file`, without comments; both stay where they are.
  CodeWords(const OutlinedFile& file, const std::vector<Token>& tokens)
      : file_(&file), tokens_(&tokens) {}

  [[nodiscard]] std::size_t size() const { return tokens_->size(); }
  [[nodiscard]] const Token& operator[](std::size_t index) const { return (*tokens_)[index]; }
  /// The spelling of a token; empty beyond the ends.
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < size() ? spelling(*file_->text, (*tokens_)[index]) : "";
  }
  [[nodiscard]] std::string_view before(std::size_t index, std::size_t steps = 1) const {
    return index >= steps ? word(index - steps) : "";
  }
  [[nodiscard]] bool is_name(std::size_t index) const {
    return index < size() && (*tokens_)[index].kind == TokenKind::Identifier;
  }
  [[nodiscard]] bool is_name_before(std::size_t index) const {
    return index > 0 && is_name(index - 1);
  }
  /// The token is part of a preprocessor directive.
  [[nodiscard]] bool in_directive(std::size_t index) const;

  /// The partner of the `)`, `]`, `}`, `>` or `>>` at `index`; nothing when there is none near.
  [[nodiscard]] std::optional<std::size_t> opening(std::size_t index) const;
  /// Behind the partner of the `(`, `[`, `{` or `<` at `index`; size() when there is none.
  [[nodiscard]] std::size_t behind_group(std::size_t index) const;

 private:
  const OutlinedFile* file_;
  const std::vector<Token>* tokens_;
};

[[nodiscard]] bool is_any(std::string_view word, std::initializer_list<std::string_view> of);
/// `int`, `auto`, …
[[nodiscard]] bool is_type_keyword(std::string_view word);
/// What may stand in front of a type: `const`, `static`, `struct`, …
[[nodiscard]] bool is_type_specifier(std::string_view word);

}  // namespace patchgen
