#pragma once

#include <optional>

#include <patchgen/check.h>

namespace patchgen {

/// `$XDG_CACHE_HOME/patchgen`, else `~/.cache/patchgen`; nothing when the environment names
/// neither, or this program cannot tell itself from others.
std::optional<CacheOptions> cache_options();

}  // namespace patchgen
