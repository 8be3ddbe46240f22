#pragma once

#include <string>
#include <string_view>

namespace patchgen {

/// A new name for a temporary file of this process: `.patchgen-HOST-PROCESS-TIME-RANDOM.tmp`. It
/// tells other runs whether anybody still works on the file.
std::string scratch_name();

/// Whether `name` is one that scratch_name gives.
bool is_scratch_name(std::string_view name);

/// Whether `name` is one that scratch_name gave a process that has ended since. Of a process on
/// another machine, in another container or before the last start of this machine that is thought
/// when the name is a day old.
bool is_left_behind(std::string_view name);

/// Removes what is_left_behind in `folder`; what cannot be removed stays.
void remove_left_behind(const std::string& folder);

}  // namespace patchgen
