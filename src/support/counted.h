#pragma once

#include <cstddef>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace patchgen {

/// `1 file`, `2 files`: `count` and the noun `what`, which takes an s in the plural.
inline std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

}  // namespace patchgen
