#pragma once

#include <patchgen/diagnostic.h>
#include <patchgen/generate.h>

namespace patchgen {

/// What stays of `result` to the end of a check. Made anew: a string or a list that is cleared
/// keeps its memory, and there are as many as specs.
GenerateResult without_bytes(GenerateResult result);

/// Notes are for whoever generates; a check would say them at every run.
Diagnostics without_notes(const Diagnostics& diagnostics);

}  // namespace patchgen
