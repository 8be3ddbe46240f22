#pragma once

#include <string>
#include <string_view>

namespace patchgen {

/// Why `bytes` cannot be a C++ source, for a message: empty, UTF-16, an object file, an archive, an
/// image, ….  Empty when they can be one. Stray NUL bytes and invalid UTF-8 are no reason.
std::string why_not_source(std::string_view bytes);

}  // namespace patchgen
