#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include <patchgen/source_text.h>
#include <patchgen/token.h>

namespace patchgen {

/// Tells a `>>` that closes template argument lists, which `> >` may stand for, from a shift
/// operator, which it may not. Fed with the tokens of a file in order, comments left out. Goes by
/// the tokens alone, never by white space, so that it gives the same answer however a formatter
/// lays them out; what only the declarations of names could tell is taken for template arguments.
class TemplateClosers {
 public:
  TemplateClosers(const SourceText& text, const std::vector<Token>& tokens)
      : text_(text), tokens_(tokens) {}

  /// The next token is `index`: whether it is a `>>` that closes template argument lists.
  bool read(std::size_t index);
  /// A directive begins, or ends: brackets within it have nothing to do with those around it.
  void begin_directive();
  void end_directive();

 private:
  struct Bracket {
    char kind = '<';
    bool is_condition = false;  ///< `if (`, `while (`: of operands, not of declarations
    bool is_call = false;       ///< of arguments, not of parameters
  };

  [[nodiscard]] bool may_open_list() const;
  [[nodiscard]] bool begins_call() const;
  [[nodiscard]] bool closes_lists(std::size_t index) const;
  [[nodiscard]] std::size_t open_lists() const;
  void drop_lists(std::size_t most);
  void read_closer(char opener);
  void read_logical_operator();
  [[nodiscard]] std::string_view word_behind(std::size_t index, TokenKind& kind) const;

  const SourceText& text_;
  const std::vector<Token>& tokens_;
  std::vector<Bracket> open_;
  std::vector<Bracket> open_at_directive_;
  bool returned_at_directive_ = false;  ///< what `returns_` was
  bool returns_ = false;  ///< the statement is one of operands: it began with `return`
  std::array<std::string_view, 3> before_;  ///< the last tokens, the nearest one in front
  TokenKind kind_before_ = TokenKind::Punctuation;
};

}  // namespace patchgen
