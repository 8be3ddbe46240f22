#pragma once

#include <optional>
#include <string>
#include <vector>

#include "emit/name_path.h"
#include "emit/namespace_world.h"
#include "emit/qualified_names.h"

namespace patchgen {

/// A namespace that is called otherwise in the output.
struct NamespaceMove {
  NamePath from;
  NamePath to;
  std::size_t common = 0;  ///< how many components both begin with
};

/// New text for a stretch of a file.
struct TextChange {
  ByteRange range;
  std::string text;
  std::size_t move = 0;  ///< index of the move that asks for it

  friend auto operator<=>(const TextChange&, const TextChange&) = default;
};

/// What `path` is called when all `moves` have been made.
NamePath moved(const NamePath& path, const std::vector<NamespaceMove>& moves);

/// What has to change in `name`, as it stands, so that it means the same after `moves`.
std::optional<TextChange> change_of(const QualifiedName& name,
                                    const std::vector<NamespaceMove>& moves,
                                    const NamespaceWorld& world);

}  // namespace patchgen
