#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>
#include <patchgen/generate.h>

#include "project/command_runner.h"

namespace patchgen {

/// The project of each of `specs`, with what holds for that spec; nothing for one whose project
/// file cannot be read. When all can and none has a verify command, that is an error.
std::vector<std::optional<Project>> projects_to_verify(const Disk& disk,
                                                       const std::vector<std::string>& specs,
                                                       const GenerateOptions& options,
                                                       Diagnostics& diagnostics);

/// A checked-in output.
struct OutputToVerify {
  std::string path;
  std::string output;  ///< as its spec, which gives it, has it
  std::string spec;
  const Project& project;    ///< of the spec
  bool has_drifted = false;  ///< so what it says of the spec is not true: it is left out
};

/// Runs the verify command of each output's project over it, `jobs` of them at once. One that
/// the command does not accept is an error (Fault::Output) with what it wrote; one that cannot be
/// started or does not end is an error of the system. Writes nothing itself.
VerifyCounts verify_outputs(CommandRunner& runner, const std::vector<OutputToVerify>& outputs,
                            unsigned jobs,
                            const std::function<void(std::size_t, std::size_t)>& progress,
                            Diagnostics& diagnostics);

}  // namespace patchgen
