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

/// The files that may say how the project's formatter formats the outputs of `sources`, there or
/// not: those that clang-format looks for from the output's folder upwards, one that
/// `--style=file:…` names, and what other words of its command may name.
std::vector<std::string> formatter_settings(const Project& project,
                                            const std::vector<SourceEntry>& sources);

}  // namespace patchgen
