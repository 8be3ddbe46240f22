#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// Which of some code tokens declare names of their own, as far as tokens tell.
class LocalNames {
 public:
  /// `tokens` are of `text`, without comments, and stay where they are.
  LocalNames(const SourceText& text, const std::vector<Token>& tokens)
      : text_(text), tokens_(tokens) {}

  /// The identifier at `index` declares a variable, parameter, template parameter, type, alias or
  /// enumerator, when it stands in a function's body.
  [[nodiscard]] bool declares(std::size_t index) const;
  /// `auto loss = …`, `Tensor loss;`, `const T& loss :`: a variable.
  [[nodiscard]] bool declares_variable(std::size_t index) const;
  /// The names that the statement or the enum beginning at `index` declares one by one: of
  /// `int a, *b = 0, c[2];`, of `enum { kRed, kBlue }`.
  [[nodiscard]] std::vector<std::size_t> further_declared(std::size_t index) const;
  /// `done:`
  [[nodiscard]] bool is_label(std::size_t index) const;
  /// The `->` at `index` is that of a lambda's, a function type's or a requirement's result, not of
  /// a member's object. Not told: that of a function's declaration.
  [[nodiscard]] bool is_result_arrow(std::size_t index) const;

 private:
  [[nodiscard]] std::string_view word(std::size_t index) const {
    return index < tokens_.size() ? spelling(text_, tokens_[index]) : "";
  }
  [[nodiscard]] std::string_view before(std::size_t index, std::size_t steps = 1) const {
    return index >= steps ? word(index - steps) : "";
  }
  [[nodiscard]] bool is_name(std::size_t index) const;
  [[nodiscard]] bool ends_type(std::size_t index) const;
  [[nodiscard]] std::size_t opening(std::size_t index) const;
  [[nodiscard]] std::size_t behind_group(std::size_t index) const;
  [[nodiscard]] std::size_t behind_type(std::size_t index) const;
  [[nodiscard]] bool opens_lambda(std::size_t index) const;
  [[nodiscard]] bool begins_lambda(std::size_t index) const;
  [[nodiscard]] std::vector<std::size_t> enumerators(std::size_t index) const;
  [[nodiscard]] bool declares_binding(std::size_t index) const;
  [[nodiscard]] bool declares_parameter(std::size_t index) const;
  [[nodiscard]] bool declares_with_template(std::size_t index) const;
  [[nodiscard]] bool declares_type(std::size_t index) const;
  [[nodiscard]] bool declares_alias(std::size_t index) const;
  [[nodiscard]] bool declares_template_parameter(std::size_t index) const;
  [[nodiscard]] bool declares_in_parentheses(std::size_t index) const;

  const SourceText& text_;
  const std::vector<Token>& tokens_;
};

}  // namespace patchgen
