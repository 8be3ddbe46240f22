#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <patchgen/project.h>

#include "spec/error_list.h"
#include "spec/json_tree.h"

namespace patchgen {

/// Keys of a project file, in the order in which the documentation has them.
std::span<const std::string> project_keys();
/// Keys of an entry of "upstreams", of "format", of "verify" and of an entry of "overrides".
std::span<const std::string> upstream_version_keys();
std::span<const std::string> format_keys();
std::span<const std::string> verify_keys();
std::span<const std::string> override_keys();

// What project_commands.cpp reads of a project file.
FormatCommand read_format(const JsonNode& node, ErrorList& errors);
std::vector<ProjectCommand> read_post_process(const JsonNode& node, ErrorList& errors);
VerifyCommand read_verify(const JsonNode& node, const SourceText& text, ErrorList& errors);
/// A number of `text`, the project file; nothing when it is no limit, which is an error.
std::optional<std::chrono::seconds> read_time_limit(const JsonNode& node, const SourceText& text,
                                                    ErrorList& errors);

}  // namespace patchgen
