#pragma once

#include <optional>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// A part of modify_init: a string names something in the patch files, a list holds the code
/// itself.
std::optional<InitPart> read_init_part(const JsonNode& node, ErrorList& errors);

}  // namespace patchgen
