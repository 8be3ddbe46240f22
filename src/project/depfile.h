#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/generate.h>

namespace patchgen {

/// `path` as the files that make and ninja read spell it: blanks, `#`, `$` and `:` escaped. Line
/// breaks have no spelling there; see check_depfile.
std::string depfile_path(std::string_view path);

/// A depfile in make's syntax: the outputs of each of `results`, with their diffs if asked, depend
/// on the files that were read for them. Each of these has an empty rule of its own, too, so that
/// make does not stop at one that is gone. Paths are spelled as the results spell them.
std::string depfile(const std::vector<GenerateResult>& results, bool with_diffs);

/// Reports that the depfile at `path` could not be written, that it would overwrite an input or an
/// output of `results`, and each path with a line break.
void check_depfile(const Disk& disk, const std::vector<GenerateResult>& results, bool with_diffs,
                   const std::string& path, Diagnostics& diagnostics);

}  // namespace patchgen
