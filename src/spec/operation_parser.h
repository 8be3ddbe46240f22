#pragma once

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// Reads one entry of "operations". What is wrong with it goes to `errors`; the value means
/// nothing then.
Operation parse_operation(const JsonNode& node, ErrorList& errors);

}  // namespace patchgen
