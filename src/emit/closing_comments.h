#pragma once

#include <optional>
#include <string>
#include <utility>

#include <patchgen/plan.h>

#include "emit/namespace_uses.h"

namespace patchgen {

/// The comment behind the closing brace of `block`, on the same line.
std::optional<Token> closing_comment(const OutlinedFile& file, const Declaration& block);

/// What a namespace is called where it is defined, before and after the renames: `b` of a
/// `namespace b {` in `namespace a {`.
struct OwnNames {
  NamePath before;
  NamePath after;
};

/// The new text for that part of `comment` (`// namespace a::b`, `// end namespace b`, `// a::b`)
/// which names what `move` is about. `old_path` and `new_path` are those of the namespace that the
/// comment closes; nothing when the comment names nothing that changes.
std::optional<std::pair<ByteRange, std::string>> change_closing_comment(
    const OutlinedFile& file, const Token& comment, const NamePath& old_path,
    const NamePath& new_path, const OwnNames& own, const NamespaceMove& move);

}  // namespace patchgen
