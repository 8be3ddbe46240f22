#pragma once

#include <string>

namespace patchgen::benchmark {

/// An upstream source of a chosen size with a spec and a patch file for it. The same size gives the
/// same bytes on every machine.
struct SyntheticModel {
  std::string upstream;    ///< synthetic_model.cpp: compiles, with the standard library alone
  std::string spec;        ///< synthetic_gpu.patchspec.json
  std::string patch_file;  ///< synthetic_gpu_patches.cpp
};

inline constexpr const char* kUpstreamName = "synthetic_model.cpp";
inline constexpr const char* kSpecName = "synthetic_gpu.patchspec.json";
inline constexpr const char* kPatchFileName = "synthetic_gpu_patches.cpp";
/// Fewer lines do not hold what the spec patches.
inline constexpr int kMinimumLines = 200;

/// `lines` is the number of lines of the upstream; at least kMinimumLines.
SyntheticModel synthetic_model(int lines);

}  // namespace patchgen::benchmark
