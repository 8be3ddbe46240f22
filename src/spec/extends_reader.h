#pragma once

#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// Reads the value of "extends": one entry, or a list of them. No file is read.
std::vector<Extension> read_extends(const JsonNode& node, ErrorList& errors);

}  // namespace patchgen
