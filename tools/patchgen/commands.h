#pragma once

#include <patchgen/disk.h>

#include "arguments.h"

namespace patchgen {

// Each command prints its results to standard output, its messages to standard error, and returns
// the exit status.
int run_generate(Disk& disk, const Arguments& arguments);
int run_check(Disk& disk, const Arguments& arguments);
int run_list(const Disk& disk, const Arguments& arguments);
int run_explain(const Disk& disk, const Arguments& arguments);
int run_outline(const Disk& disk, const Arguments& arguments);

}  // namespace patchgen
