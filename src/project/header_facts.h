#pragma once

#include <vector>

#include <patchgen/emit.h>
#include <patchgen/generate.h>

namespace patchgen {

/// What the header of the output of `source`, made with `edits`, says. Only the operations that
/// changed this very file are named. Nothing in it depends on the working directory
/// or the command line.
HeaderFacts header_facts(const PatchSpec& spec, const SourceEntry& source,
                         const std::vector<Edit>& edits, const Project& project);

}  // namespace patchgen
