#pragma once

#include <string_view>

namespace patchgen {

/// Whether `bytes` are white space alone; so is an empty text.
inline bool is_blank(std::string_view bytes) {
  return bytes.find_first_not_of(" \t\r\n\f\v") == std::string_view::npos;
}

}  // namespace patchgen
