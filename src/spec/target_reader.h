#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <patchgen/patch_spec.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// A target: a name, or `{"name": …, "condition": …}`. `what` is what a message calls it.
std::optional<Target> read_target(const JsonNode& node, std::string_view what, ErrorList& errors);

/// A list of targets, which must not be empty nor hold one twice.
std::vector<Target> read_targets(const JsonNode& node, ErrorList& errors);

}  // namespace patchgen
