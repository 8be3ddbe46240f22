#pragma once

#include <string_view>

namespace patchgen {

/// Whether `path` (segments parted by `/`) matches `pattern`: `*`, `?` and `[…]` within a segment,
/// `**` for any number of segments, none included.
bool matches_glob(std::string_view pattern, std::string_view path);

}  // namespace patchgen
