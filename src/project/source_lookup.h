#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/disk.h>
#include <patchgen/generate.h>

namespace patchgen {

/// The folders that upstream sources are looked for in, in this order: the command line's, the
/// project's, the spec's own.
std::vector<std::string> source_roots(const Project& project, const std::string& spec_path,
                                      const GenerateOptions& options);

/// A root that has `input`; nothing when none has.
std::optional<std::string> find_root(const Disk& disk, const std::vector<std::string>& roots,
                                     const std::string& input);

}  // namespace patchgen
