#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "source/head.h"

namespace patchgen {

/// The parts of a head with what a declarator is told apart by. Indexes at or behind the end are
/// allowed and are of no kind.
class HeadParts {
 public:
  HeadParts(const TokenStream& tokens, const std::vector<Part>& parts)
      : tokens_(tokens), parts_(parts) {}

  [[nodiscard]] PartKind kind(std::size_t k) const {
    return k < parts_.size() ? parts_[k].kind : PartKind::Other;
  }
  [[nodiscard]] bool is_word(std::size_t k) const { return kind(k) == PartKind::Word; }
  [[nodiscard]] std::string_view word(std::size_t k) const {
    return tokens_.spelled(parts_[k].first);
  }
  [[nodiscard]] bool is_macro_word(std::size_t k) const;
  /// The word in front of the parentheses at `k`, template arguments skipped; parts_.size(): none.
  [[nodiscard]] std::size_t name_part(std::size_t k) const;
  /// The name of the next part that looks like a function's: a word with parentheses behind it.
  [[nodiscard]] std::size_t later_candidate(std::size_t from) const;
  /// Whether a type can be read in front of part `name` (and of its qualifier).
  [[nodiscard]] bool has_type_before(std::size_t name) const;
  /// The part at which the qualified name that ends at `name` begins.
  [[nodiscard]] std::size_t qualifier_begin(std::size_t name) const;
  [[nodiscard]] bool is_template_keyword(std::size_t k) const;
  /// Whether the parts in front of `first` hold a type.
  [[nodiscard]] bool has_type_from(std::size_t first) const;

 protected:
  const TokenStream& tokens_;
  const std::vector<Part>& parts_;
};

}  // namespace patchgen
