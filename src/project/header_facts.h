#pragma once

#include <string>

#include <patchgen/emit.h>
#include <patchgen/generate.h>

namespace patchgen {

/// What the header of the output of `source` says. Nothing in it depends on the working directory
/// or the command line.
HeaderFacts header_facts(const PatchSpec& spec, const SourceEntry& source, const Project& project);

}  // namespace patchgen
