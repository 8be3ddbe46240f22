#pragma once

#include <span>
#include <string>

namespace patchgen {

/// Keys of a patch spec, in the order in which the documentation has them.
std::span<const std::string> spec_keys();
/// Keys that are described but not built yet.
std::span<const std::string> unsupported_spec_keys();
/// Keys of an entry of "extends".
std::span<const std::string> extends_keys();
/// Keys of "namespace".
std::span<const std::string> namespace_keys();
/// Keys of "upstream".
std::span<const std::string> upstream_keys();
/// Keys of a target that is an object; the first is required.
std::span<const std::string> target_keys();
/// Keys of an entry of "sources"; each is required.
std::span<const std::string> source_keys();

}  // namespace patchgen
