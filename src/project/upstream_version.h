#pragma once

#include <string>

#include <patchgen/diagnostic.h>
#include <patchgen/generate.h>

namespace patchgen {

bool is_regular_expression(const std::string& pattern);

/// Holds the version that `spec` is for against the one that the project says is there; a spec that
/// names none is for that one. Errors: the two differ, or the project's cannot be found out. Adds
/// the file that the version was read from to `inputs`.
void settle_upstream_version(const Disk& disk, const Project& project, PatchSpec& spec,
                             std::vector<std::string>& inputs, Diagnostics& diagnostics);

}  // namespace patchgen
