#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>
#include <patchgen/patch_spec.h>

namespace patchgen {

/// Reads the spec at `path` and all that it extends, each file once, and puts what it inherits in
/// front of its own operations. Every file that was read is added to `inputs`. Reports a spec that
/// is not there, and one that extends itself; nothing is returned with an error.
std::optional<PatchSpec> read_spec_family(const Disk& disk, const std::string& path,
                                          std::vector<std::string>& inputs,
                                          Diagnostics& diagnostics);

}  // namespace patchgen
