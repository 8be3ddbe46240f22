#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "patch/code_words.h"

namespace patchgen {

/// Which identifiers of some code declare names of their own, and how far these reach, as far as
/// tokens tell.
class LocalNames {
 public:
  /// `tokens` are of `file`, without comments; both stay where they are.
  LocalNames(const OutlinedFile& file, const std::vector<Token>& tokens) : words_(file, tokens) {}

  /// The identifier at `index` declares a variable, parameter, template parameter, type, alias or
  /// enumerator. `parameters` is the parameter list of the function around it; those of lambdas
  /// are found out.
  [[nodiscard]] bool declares(std::size_t index, ByteRange parameters = {}) const;
  /// `Drop` of `enum class Kind { Keep, Drop = 2 };`
  [[nodiscard]] bool declares_enumerator(std::size_t index) const;
  /// `done:`, `goto done;`
  [[nodiscard]] bool is_label(std::size_t index) const;

  /// Where the name declared at `index` means what is declared there: to the end of the block
  /// around, the whole of a class; from the head of a statement (`for`, `if`, …) to its end, from
  /// parameters and captures to the end of the body.
  [[nodiscard]] ByteRange reach(std::size_t index) const;

 private:
  [[nodiscard]] bool declares_variable(std::size_t index, ByteRange parameters) const;
  [[nodiscard]] bool declares_binding(std::size_t index) const;
  [[nodiscard]] bool declares_in_parentheses(std::size_t index, ByteRange parameters) const;
  [[nodiscard]] std::size_t declarator_begin(std::size_t index) const;
  [[nodiscard]] bool declares_type(std::size_t index) const;
  [[nodiscard]] bool declares_alias(std::size_t index) const;
  [[nodiscard]] bool declares_template_parameter(std::size_t index) const;

  [[nodiscard]] bool begins_declaration(std::size_t begin, std::size_t index) const;
  [[nodiscard]] bool opens_parameters(std::size_t index) const;
  [[nodiscard]] bool begins_lambda(std::size_t index) const;
  [[nodiscard]] bool begins_binding(std::size_t index) const;
  /// Behind what a declaration in parentheses or in a capture reaches through; nothing for others,
  /// and when directives are there, whose branches may have ends of their own.
  [[nodiscard]] std::optional<std::size_t> behind_head_of(std::size_t index) const;
  /// The bracket around `index`; size() outside of all.
  [[nodiscard]] std::size_t bracket_around(std::size_t index) const;
  [[nodiscard]] std::string_view scope_keyword(std::size_t brace) const;

  CodeWords words_;
};

}  // namespace patchgen
