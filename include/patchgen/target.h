#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/outline.h>

namespace patchgen {

/// A target or replacement as a spec spells it, taken apart:
/// `X::forward(const Tensor&, int) const`, `a.b.X` (`.` stands for `::`), `X<int>`, `operator<<`.
struct TargetName {
  std::vector<std::string> path;         ///< qualifiers and name: {"X", "forward"}
  bool is_absolute = false;              ///< `::X`: the whole qualified name, no suffix of one
  std::string specialization;            ///< canonical `<int>`; empty: not asked for
  std::optional<std::string> signature;  ///< canonical `(const Tensor &, int) const`
  /// Canonical template arguments of the last qualifier: `<float>` of `Traits<float>::size`.
  std::string class_arguments = {};
};

/// Takes `text` apart; nothing when it is no name (empty, unbalanced, `a::`, a keyword, …).
std::optional<TargetName> parse_target_name(std::string_view text);

/// How `text`, which parse_target_name refuses, should be written; empty when nothing better than
/// the general rules can be said.
std::string target_name_hint(std::string_view text);

/// The canonical spelling of a parameter list with its qualifiers, as Declaration::signature has
/// it: `parameters` with its parentheses, `suffix` what follows (only cv- and ref-qualifiers
/// count).
std::string canonical_signature(std::string_view parameters, std::string_view suffix);

/// True when `declaration`'s qualified name is `name` or, unless that is absolute, ends with it at
/// a
/// `::`, and signature and specialisation, where asked for, are equal token by token. A signature
/// without trailing qualifiers also matches a declaration that has them when nothing else would:
/// see find_targets.
bool matches(const TargetName& name, const Declaration& declaration);

/// Every declaration that `name` means, in file order; pointers into `outline`. A signature that
/// names no cv- or ref-qualifiers prefers the declarations without them.
std::vector<const Declaration*> find_targets(const Outline& outline, const TargetName& name);

/// The same among declarations of one file that are known already, in their order.
std::vector<const Declaration*> matching_targets(const TargetName& name,
                                                 std::span<const Declaration* const> among);

/// Up to `most` qualified names (with signatures where overloaded) that are nearest to `text`.
std::vector<std::string> nearest_names(const Outline& outline, std::string_view text,
                                       std::size_t most = 3);

}  // namespace patchgen
