#pragma once

#include <span>
#include <string>
#include <string_view>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"

namespace patchgen {

/// What a path in a spec or project file may look like; `/`-separated and relative in every case.
struct PathRules {
  bool parent_allowed = false;     ///< `..` components
  bool folder = false;             ///< a folder: `.` and a `/` at the end are fine
  std::string absolute_hint = {};  ///< what to do instead of an absolute path
  std::string parent_hint = {};    ///< what to do instead of `..`
};

/// Rules for patch files, which stand beside the spec or beside another one.
PathRules patch_file_rules();

/// Adds an error about `path`, which messages call `what`; true when it is fine.
bool check_path(const Spelled<std::string>& path, std::string_view what, const PathRules& rules,
                ErrorList& errors);

/// Adds an error for each output that is the same file as an earlier one, or that needs a folder
/// where another one is a file.
void check_outputs(std::span<const SourceEntry> sources, ErrorList& errors);

}  // namespace patchgen
