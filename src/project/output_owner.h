#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <patchgen/disk.h>

#include "emit/header_words.h"
#include "project/canonical_paths.h"

namespace patchgen {

/// Which project a file in an output folder is of.
enum class OutputOwner : std::uint8_t {
  ThisProject,
  AnotherProject,  ///< which has such a spec, and an output folder in which the file lies
  Unknown,         ///< any project may have put it there: `-o`, a link
};

/// Tells whose the files in an output folder are. Their headers name spec and output folder
/// relative to the root of their project, and an output folder lies below that root: so it can be
/// found by going back from the file.
class OutputOwners {
 public:
  /// `folder` is canonical; `project_root` is that of this project.
  OutputOwners(const Disk& disk, CanonicalPaths& paths, std::string folder,
               const std::string& project_root);

  /// Of the file `path`, canonical, with this header. `has_spec`: this project has a spec of the
  /// name that stands there.
  OutputOwner owner_of(const std::string& path, const ReadHeader& header, bool has_spec);

 private:
  std::optional<std::string> spec_of_another(std::string_view output_dir, std::string_view spelled,
                                             const std::string& spec);

  const Disk& disk_;
  CanonicalPaths& paths_;
  std::string folder_;
  std::string root_;
};

}  // namespace patchgen
