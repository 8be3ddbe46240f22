#pragma once

#include <vector>

#include "diff/edit_script.h"

namespace patchgen {

/// Moves changes to where people expect them without changing what they do. A run of inserted (or
/// deleted) lines can stand in several places when the line before it equals its last one; of
/// these, one is taken where the run begins and ends between declarations: at little indentation,
/// behind a blank line, never just before a closing brace. Runs that can be moved together become
/// one.
std::vector<Change> place_changes(std::vector<Change> changes, Lines old_lines, Lines new_lines);

}  // namespace patchgen
