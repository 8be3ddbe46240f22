#pragma once

#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/edit.h>
#include <patchgen/plan.h>

#include "emit/namespace_uses.h"

namespace patchgen {

/// Warns where a namespace leaves every namespace that was around it and uses types which no source
/// declares: a header that declares them in the old one is not looked into from the new one. A
/// using-directive among `edits` that brings them in is an answer.
void warn_of_left_behind_names(const OutlinedFile& file, const std::vector<OutlinedFile>& sources,
                               const std::vector<NamespaceMove>& moves,
                               const std::vector<Edit>& edits, Diagnostics& diagnostics);

}  // namespace patchgen
