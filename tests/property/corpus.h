#pragma once

#include <string>
#include <vector>

namespace patchgen {

/// Headers of the project's own dependencies, as found on the machine, at most `most`, taken evenly
/// from each: libstdc++, fmt, CLI11, nlohmann, GoogleTest, dlib, clang. Absolute paths, sorted.
/// Empty files and files that are no C++ source are left out.
std::vector<std::string> header_corpus(std::size_t most);

}  // namespace patchgen
