#pragma once

#include <string>

#include <patchgen/generate.h>

#include "project/command_runner.h"
#include "project/file_cache.h"

namespace patchgen {

/// Generates what one spec gives: reads it and its files, plans, emits, diffs. Writes nothing.
GenerateResult generate_spec(const Disk& disk, FileCache& cache, CommandRunner& commands,
                             const std::string& spec_path, const GenerateOptions& options);

}  // namespace patchgen
