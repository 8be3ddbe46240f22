#pragma once

#include <vector>

#include <patchgen/edit.h>
#include <patchgen/plan.h>

#include "emit/namespace_uses.h"
#include "emit/namespace_world.h"

namespace patchgen {

/// Using-directives for namespaces of `file` that `moves` take out of one whose names they use
/// unqualified: `a::b` that becomes `x::b` does not see what `a` declares any more. `edits` are
/// what else changes in the file.
std::vector<TextChange> keep_lost_scopes(const OutlinedFile& file, const std::vector<Edit>& edits,
                                         const std::vector<NamespaceMove>& moves,
                                         const NamespaceWorld& world);

}  // namespace patchgen
