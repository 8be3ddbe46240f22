#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <patchgen/declaring_macro.h>
#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// The project file, `patchgen.json`. Paths are as spelled, relative to the file's folder,
/// without a `/` at the end.
struct ProjectFile {
  std::vector<std::string> specs;  ///< globs: `patches/**/*.patchspec.json`
  std::vector<std::string> source_roots;
  std::string output_dir = "generated";
  DeclaringMacros declaring_macros = known_declaring_macros();  ///< the file's own added
};

inline constexpr const char* kProjectFileName = "patchgen.json";

/// Reads a project file; errors as parse_patch_spec gives them.
std::optional<ProjectFile> parse_project_file(const SourceText& text, Diagnostics& diagnostics);

}  // namespace patchgen
