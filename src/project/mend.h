#pragma once

#include <string>
#include <string_view>

#include <patchgen/generate.h>

namespace patchgen {

/// The command that mends what `spec` gives, to be typed in the working directory: `patchgen
/// --check --fix a.patchspec.json`, with `flags` and with those of `options` that change the
/// outcome. An empty `spec` stands for the whole project.
std::string mend_command(std::string_view flags, std::string_view spec,
                         const GenerateOptions& options);

}  // namespace patchgen
