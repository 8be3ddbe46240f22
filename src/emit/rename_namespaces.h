#pragma once

#include <cstddef>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/edit.h>
#include <patchgen/patch_spec.h>
#include <patchgen/plan.h>

#include "emit/namespace_uses.h"
#include "emit/namespace_world.h"

namespace patchgen {

/// The renames of a spec's "namespace" key, made in its sources and in the code that its operations
/// bring along: definitions, what names them, and the comments that close them. Other comments and
/// literals stay.
class NamespaceRenames {
 public:
  /// `spec` and `sources` outlive it.
  NamespaceRenames(const PatchSpec& spec, const std::vector<OutlinedFile>& sources);

  [[nodiscard]] bool empty() const { return moves_.empty(); }
  /// Reports each rename of a namespace that no source defines, and each new name that is a class.
  void check(Diagnostics& diagnostics) const;
  /// Renames in the code of `edits`, which are all those of `source`, and adds edits for the bytes
  /// that they leave alone.
  void apply(std::vector<Edit>& edits, std::size_t source, Diagnostics& diagnostics) const;

 private:
  void rename_code(Edit& edit) const;
  [[nodiscard]] std::vector<TextChange> changes_in(std::size_t source,
                                                   const std::vector<Edit>& edits) const;

  const PatchSpec& spec_;
  const std::vector<OutlinedFile>& sources_;
  std::vector<NamespaceMove> moves_;
  NamespaceWorld world_;
};

}  // namespace patchgen
