#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/check.h>
#include <patchgen/disk.h>
#include <patchgen/generate.h>

#include "project/mend_drifts.h"

namespace patchgen {

/// What became of one output and its diff: nothing, or how they drifted and what mends it.
struct FileCheck {
  std::optional<Drift> drift;
  std::vector<Repair> repairs;
};

/// Holds `file`, which `spec` gives, against what is checked in. `drift->mend` is left open.
FileCheck check_file(const Disk& disk, const GeneratedFile& file, const std::string& spec,
                     const CheckOptions& options);

}  // namespace patchgen
