#pragma once

#include <string_view>

namespace patchgen {

/// Whether `path` (segments parted by `/`) matches `pattern`: `*`, `?` and `[…]` within a segment,
/// `**` for any number of segments, none included.
bool matches_glob(std::string_view pattern, std::string_view path);

/// Whether some path below `folder` may match `pattern`. The folder "" is where paths begin.
bool may_match_below(std::string_view pattern, std::string_view folder);

}  // namespace patchgen
