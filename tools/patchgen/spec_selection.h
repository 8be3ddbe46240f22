#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>
#include <patchgen/generate.h>

#include "arguments.h"

namespace patchgen {

/// The project around the working directory; an error when there is none, which `what`, the option
/// that needs it, is named in.
std::optional<Project> needed_project(const Disk& disk, const Arguments& arguments,
                                      std::string_view what, Diagnostics& diagnostics);

/// The error of a project without specs.
Diagnostic no_specs();

/// Its specs; an error when it has none.
std::vector<std::string> specs_of_project(const Disk& disk, const Arguments& arguments,
                                          std::string_view what, Diagnostics& diagnostics);

}  // namespace patchgen
