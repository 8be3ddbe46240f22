#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "spec/error_list.h"

namespace patchgen {

/// A syntax error as the JSON parser met it.
struct JsonFault {
  std::string_view what;     ///< the parser's own message
  std::size_t last_end = 0;  ///< end of the last key, value or bracket that was read
  std::size_t read_end = 0;  ///< end of what was read, the token at fault included; the end of the
                             ///< file counts as a character
  bool after_root = false;   ///< the top-level value is complete
  std::optional<std::size_t> open_begin;  ///< of the innermost list or object that is open
};

/// Adds the one error that says in plain words what is wrong, at the token at fault.
void add_syntax_error(std::string_view bytes, const JsonFault& fault, ErrorList& errors);

/// Offset behind white space and complete comments.
std::size_t skip_space_and_comments(std::string_view bytes, std::size_t offset);

}  // namespace patchgen
