#pragma once

#include <map>
#include <string>

#include <patchgen/edit.h>
#include <patchgen/plan.h>

#include "patch/name_map.h"

namespace patchgen {

/// A stretch of a file with changes, on its way to becoming a CodeBlock.
class SliceRewriter {
 public:
  /// `range` must lie in `file`, which outlives the rewriter.
  SliceRewriter(const OutlinedFile& file, ByteRange range);

  /// Puts `text` in the place of `range`, which may be empty (an insertion). Changes must not
  /// overlap; several insertions at one offset keep the order of the calls.
  void replace(ByteRange range, std::string text);
  void insert(std::size_t offset, std::string text) { replace({offset, offset}, std::move(text)); }
  void remove(ByteRange range) { replace(range, ""); }
  /// Renames each identifier `from` that stands in the slice outside of explicit changes.
  void rename_identifier(std::string_view from, std::string_view to);
  /// Applies `names` to identifiers and comments outside of explicit changes, never to literals and
  /// include directives.
  void apply(const NameMap& names);

  /// The part of the slice before `offset`, with its changes.
  [[nodiscard]] SliceRewriter until(std::size_t offset) const;

  /// The slice with all changes, "\n" line ends, its first line without indentation.
  [[nodiscard]] CodeBlock render() const;

 private:
  template <class Rename>
  void rename_tokens(Rename&& rename);
  [[nodiscard]] bool in_include(std::size_t offset) const;

  const OutlinedFile& file_;
  ByteRange range_;
  std::multimap<ByteRange, std::string> changes_;
};

/// Appends `tail` to `block`, `separator` between them; both keep their frozen lines.
void append(CodeBlock& block, std::string_view separator, const CodeBlock& tail);

}  // namespace patchgen
