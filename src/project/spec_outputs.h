#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/generate.h>

namespace patchgen {

/// The name of the diff of `entry`'s output: `m.diff` for `m.cpp`, unless `m.h` of the same spec
/// would have the same one.
std::string diff_name(const PatchSpec& spec, const SourceEntry& entry);

/// The folder that the outputs of a spec of `project` belong in.
std::string output_dir(const Project& project, const GenerateOptions& options);

/// What is known of a spec without generating: no source and no patch file is read.
struct SpecListing {
  struct Output {
    std::string source;  ///< as the spec spells it
    std::string path;    ///< of the generated file
    std::string diff_path;
  };
  std::string spec_path;     ///< as given
  std::string project_path;  ///< of the project file; "" without one
  std::string output_dir;
  std::vector<std::string> source_roots;  ///< in the order in which sources are looked for
  std::vector<Output> outputs;
};

/// Lists the spec at `spec_path`. What it extends is not read: that changes no output's name.
std::optional<SpecListing> list_spec(const Disk& disk, const std::string& spec_path,
                                     const GenerateOptions& options, Diagnostics& diagnostics);

/// `{"specs": [{"spec": …, "project": …, "output_dir": …, "source_roots": […],
/// "outputs": [{"source": …, "path": …, "diff": …}]}]}`; "project" is null without a project file.
std::string listings_as_json(const std::vector<SpecListing>& listings);

}  // namespace patchgen
