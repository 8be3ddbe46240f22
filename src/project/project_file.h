#pragma once

#include <span>
#include <string>

namespace patchgen {

/// Keys of a project file, in the order in which the documentation has them.
std::span<const std::string> project_keys();
/// Keys that are described but not built yet.
std::span<const std::string> unsupported_project_keys();

}  // namespace patchgen
