#pragma once

#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// Reads the value of "namespace": `{"rename": {"a::b": "a::c"}}`.
std::vector<NamespaceRename> read_namespace(const JsonNode& node, ErrorList& errors);

}  // namespace patchgen
