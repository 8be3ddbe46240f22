#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "source/canonical_words.h"

namespace patchgen {

/// How many of `words`, those of a whole file, are of the header comment that emit puts there; 0
/// when the file has none.
std::size_t header_size(std::span<const CanonicalWord> words);

/// What the header of a generated file says, read from its bytes, whatever a formatter has done to
/// their layout.
struct ReadHeader {
  bool found = false;       ///< the file begins with a header that patchgen wrote
  std::string source;       ///< empty when the header has no such line
  std::string spec;         ///< relative to the root of the project
  std::string fingerprint;  ///< 16 hexadecimal digits
};
ReadHeader read_header(std::string_view bytes);

}  // namespace patchgen
