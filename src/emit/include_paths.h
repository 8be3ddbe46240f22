#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <patchgen/edit.h>
#include <patchgen/plan.h>

namespace patchgen {

/// What include paths are rewritten by.
struct IncludeLayout {
  /// Path of the upstream file below its source root: `llama/modeling_llama.cpp`.
  std::string source_path;
  std::string output_path = {};  ///< of the generated file, below the output directory
  /// Output of each other source of the spec, by its path below the source root.
  std::map<std::string, std::string> siblings;
  /// Whether a path below the source root is a file.
  std::function<bool(const std::string&)> exists;
};

/// Edits that make the includes of `file` resolve from the output, too: one that names a source of
/// the spec, next to the upstream file or from the source root on, in quotes or in angle brackets,
/// leads to what is generated from it; another quoted one that resolves next to the upstream file
/// is spelled as its path below the source root. All others stay.
std::vector<Edit> rewrite_includes(const OutlinedFile& file, std::size_t source,
                                   const IncludeLayout& layout);

}  // namespace patchgen
