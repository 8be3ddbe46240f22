#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "source/canonical_words.h"

namespace patchgen {

/// Where among `words`, those of a whole file, the value of the fingerprint stands in the header
/// that emit puts at the top, maybe below other comments by now; their number when there is none.
std::size_t fingerprint_value_at(std::span<const CanonicalWord> words);

/// How many of `words` are of the header; 0 when they do not begin with one.
std::size_t header_size(std::span<const CanonicalWord> words);

/// What the header of a generated file says, read from its bytes, whatever a formatter has done to
/// their layout.
struct ReadHeader {
  bool found = false;        ///< the comments at the top have a header that patchgen wrote
  bool begins_file = false;  ///< none of their words stands above it
  std::string source;        ///< empty when the header has no such line
  std::string spec;          ///< relative to the root of the project
  std::string output_dir;    ///< likewise, as `Regenerate:` spells it behind `-o`
  std::string fingerprint;   ///< 16 hexadecimal digits
};
ReadHeader read_header(std::string_view bytes);

}  // namespace patchgen
