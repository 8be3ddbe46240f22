#pragma once

#include <string>

namespace patchgen {

/// The folder that annotations name files relative to: that of GitHub's check-out when the working
/// directory is below it, else the working directory.
std::string repository_root();

}  // namespace patchgen
