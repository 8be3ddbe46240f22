#pragma once

#include <string>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/emit.h>
#include <patchgen/generate.h>

#include "project/command_runner.h"

namespace patchgen {

/// Runs the project's formatter and then its other commands over `file`, which the spec calls
/// `output`. `file.segments` follow. A command that is missing, fails, takes too long, or takes the
/// header away is an error (Fault::System) that shows what it wrote.
void run_output_commands(CommandRunner& runner, const Project& project, const std::string& output,
                         EmittedFile& file, Diagnostics& diagnostics);

/// Whether what the formatter `words` prints is known to depend on nothing but its program, its
/// input and formatter_settings: clang-format without options that name files.
bool depends_on_known_files(const std::vector<std::string>& words);

/// The files that may say how clang-format formats the outputs of `sources`, there or not: those
/// that it looks for from the output's folder upwards.
std::vector<std::string> formatter_settings(const Project& project,
                                            const std::vector<SourceEntry>& sources);

}  // namespace patchgen
