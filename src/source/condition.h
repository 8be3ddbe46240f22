#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// One branch of a conditional, as Declaration::conditions and specs spell it: `#if A`,
/// `#elif B of #if A`, `#else of #if A`; in a spec also without what need not be said: `A`,
/// `#else`.
struct BranchName {
  enum class Word { Any, If, Elif, Else };
  Word word = Word::Any;
  std::string expression;  ///< one fixed spelling; `#ifdef X` is `defined ( X )`; empty for `#else`
  std::string opening;     ///< the expression of the `#if` it belongs to; may be empty in a spec
};

/// Takes `text` apart; nothing when it names no branch: `#endif`, `#if` without an expression.
std::optional<BranchName> parse_branch_name(std::string_view text);

/// Whether `declared` (of a declaration) is what `asked` (of a spec) says.
bool is_meant(const BranchName& asked, const BranchName& declared);

/// Whether each of `asked` is one of `conditions`, which are spelled as in Declaration.
bool stands_under(const std::vector<std::string>& conditions,
                  const std::vector<std::string>& asked);

/// Whether what stands under `a` and what stands under `b` (as Declaration::conditions has them)
/// are never compiled together, as far as the spellings tell.
bool are_exclusive(const std::vector<std::string>& a, const std::vector<std::string>& b);

}  // namespace patchgen
