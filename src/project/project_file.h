#pragma once

#include <span>
#include <string>
#include <vector>

#include <patchgen/project.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// Keys of a project file, in the order in which the documentation has them.
std::span<const std::string> project_keys();
/// Keys of an entry of "upstreams", of "format" and of an entry of "overrides".
std::span<const std::string> upstream_version_keys();
std::span<const std::string> format_keys();
std::span<const std::string> override_keys();

// What project_commands.cpp reads of a project file.
FormatCommand read_format(const JsonNode& node, ErrorList& errors);
std::vector<ProjectCommand> read_post_process(const JsonNode& node, ErrorList& errors);

}  // namespace patchgen
