#pragma once

#include <string>
#include <unordered_set>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/disk.h>

#include "project/canonical_paths.h"

namespace patchgen {

/// What the specs of a run give.
struct SpecOutputs {
  std::unordered_set<std::string> accounted;  ///< outputs and diffs, canonical
  std::vector<std::string> specs;  ///< that gave what they give: what else names them is an orphan
  std::vector<std::string> failed_specs;  ///< what names one of these is left alone
};

/// What a search for orphans goes by.
struct OrphanSearch {
  std::string folder;          ///< that outputs go to
  std::string project_root;    ///< what the specs in headers are relative to
  bool whole_project = false;  ///< no spec but those of `outputs` gives anything
  const SpecOutputs* outputs = nullptr;
  bool takes_doubtful = false;  ///< what may be another project's is an orphan, too
  std::string removal = {};     ///< the command that has it so and removes it
};

/// Files below `folder` that patchgen wrote, or diffs of such files, that nothing accounts for, but
/// not those of another project that has its outputs there. Warns of files of which nobody knows
/// whose they are; a folder that cannot be looked into is an error.
std::vector<Drift> find_orphans(const Disk& disk, const OrphanSearch& search, CanonicalPaths& paths,
                                Diagnostics& diagnostics);

/// Removes temporary files below `folder` whose process was killed before it could.
void remove_left_behind_below(Disk& disk, const std::string& folder);

}  // namespace patchgen
