#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/edit.h>

#include "patch/declaration_index.h"
#include "patch/declared_head.h"
#include "patch/function_head.h"
#include "patch/function_splice.h"
#include "patch/slice_rewriter.h"

namespace patchgen {

/// A splice under way: what its parts read and where they write.
struct SpliceState {
  explicit SpliceState(const FunctionSplice& what);

  /// Where the replacement's head ends.
  [[nodiscard]] std::size_t head_end() const;
  /// Where its name begins, the qualifier included.
  [[nodiscard]] std::size_t declarator_begin() const;
  /// What of the replacement becomes the result.
  [[nodiscard]] ByteRange slice_range() const;
  /// Takes `range` out, and the blanks before it.
  void remove_with_blanks(ByteRange range);

  const FunctionSplice& splice;
  const Declaration& made;  ///< the replacement
  FunctionHead new_head;
  FunctionHead old_head;  ///< upstream's; empty when there is none
  std::optional<DeclaredHead> declared;
  SliceRewriter rewriter;
  /// The replacement's own `X<T>::` and class heads stay.
  bool keeps_qualifier = false;
  /// Template parameters of the replacement that are called as upstream's head calls them.
  std::vector<std::pair<std::string, std::string>> renames;
};

/// Keeps the replacement's own template heads, or upstream's when it has none; the heads that
/// belong to the class go with the qualifier.
void splice_template_heads(SpliceState& state);

/// Upstream's specifiers, then those of the replacement that it lacks and that make sense there.
void splice_specifiers(SpliceState& state);

/// Attributes and macros between return type and name stay as those before it do.
void splice_late_specifiers(SpliceState& state);

/// override, final and the like are upstream's to say; they stand in the class alone.
void splice_suffix(SpliceState& state);

/// Names of the class itself and of its members mean nothing before `X::`: upstream's spelling
/// stays where the replacement says what the declaration in the class says.
void splice_return_type(SpliceState& state);

/// The class of a function, `X` of `a::X::f`; empty for a free function, whatever its namespace.
std::string scope_name(const Declaration& function);

std::string text_of(const Found& found, ByteRange range);

}  // namespace patchgen
