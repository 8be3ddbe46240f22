#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/generate.h>

#include "project/canonical_paths.h"

namespace patchgen {

/// Which file something is, whatever it is called.
struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;

  friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

/// What of a look is told by here: a third of it, for there are many, and memory that is touched
/// for the first time costs more than reading it.
struct FileSight {
  FileIdentity identity;
  bool has_identity = false;
  FileLook::Kind kind = FileLook::Kind::Nothing;
  bool is_link = false;
};
FileSight sight_of(const FileLook& look);

/// The files that a spec reads and gives.
struct SpecFiles {
  std::vector<FileIdentity> inputs;   ///< those that are there
  std::vector<FileIdentity> outputs;  ///< with their diffs
  /// Each output is there, is no link, and lies in the output folder; nothing is left out.
  bool are_known = false;
};

/// What `look` tells of the files of `result`.
SpecFiles files_of(const GenerateResult& result,
                   const std::function<FileSight(const std::string& path)>& look,
                   CanonicalPaths& paths);

/// True only when all are known, and no output is an input or another output: files that are not
/// the same have no path in common. False says nothing: two names of one file may be fine.
bool are_sure_to_be_apart(const std::vector<const SpecFiles*>& specs);

}  // namespace patchgen
