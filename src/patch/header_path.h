#pragma once

#include <string_view>

namespace patchgen {

/// Whether the name of `path` says that other files include it.
bool is_header(std::string_view path);

}  // namespace patchgen
