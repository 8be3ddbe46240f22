#pragma once

#include <vector>

#include <patchgen/generate.h>

#include "project/canonical_paths.h"

namespace patchgen {

/// Whether one of the functions below would have something to report.
bool has_conflicts(const std::vector<GenerateResult>& results, CanonicalPaths& paths);

/// Adds an error to each of `results` with an output that another of them has, too, or that would
/// overwrite what any of them reads, or that a symbolic link leads out of the output folder, itself
/// or its diff; and takes its files away.
void report_output_conflicts(std::vector<GenerateResult>& results, CanonicalPaths& paths);

/// Reports the same about the diffs of `results`.
void report_diff_conflicts(const std::vector<GenerateResult>& results, CanonicalPaths& paths,
                           Diagnostics& diagnostics);

}  // namespace patchgen
