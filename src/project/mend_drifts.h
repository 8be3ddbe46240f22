#pragma once

#include <set>
#include <string>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/diagnostic.h>
#include <patchgen/disk.h>

namespace patchgen {

/// What would make one file true again.
struct Repair {
  std::string path;
  std::string bytes;
};

/// What `--check --fix` does: writes the repairs of every drift that `options` allow to be mended,
/// all of them or none, removes orphans, and notes in `drifts` what has been mended. `repairs` has
/// those of each drift. Edits by hand and unreadable files are left alone without `force`, orphans
/// without `prune`; with `dry_run` it only finds out whether all could be written. Temporary files
/// that killed runs have left below `folders` go, too. What the file system refuses is an error.
void mend_drifts(Disk& disk, std::vector<Drift>& drifts,
                 const std::vector<std::vector<Repair>>& repairs,
                 const std::set<std::string>& folders, const CheckOptions& options,
                 Diagnostics& diagnostics);

}  // namespace patchgen
