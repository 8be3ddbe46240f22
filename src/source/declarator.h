#pragma once

#include <cstddef>
#include <string_view>

#include "source/head.h"

namespace patchgen {

/// What a head declares: tokens [first, last) of each piece; first == last: absent.
struct Declarator {
  bool is_function = false;
  bool has_name = false;
  bool is_operator = false;
  bool is_conversion = false;
  bool is_destructor = false;
  /// Something in front of the name and its qualifier can be a return type.
  bool has_type = false;
  /// The parentheses hold arguments, no parameters: `X x(1, "a");`
  bool holds_arguments = false;

  std::size_t name_first = 0;
  std::size_t name_last = 0;
  std::size_t qualifier_first = 0;
  std::size_t qualifier_last = 0;
  std::size_t angles_first = 0;  ///< template arguments behind the name
  std::size_t angles_last = 0;
  std::size_t params_first = 0;  ///< with parentheses
  std::size_t params_last = 0;
  std::size_t next_part = 0;  ///< index of the part behind the parameters
};

/// Finds the declarator among the parts of a head. `class_name` is the enclosing class's, or empty.
Declarator find_declarator(const TokenStream& tokens, const Head& head,
                           std::string_view class_name);

}  // namespace patchgen
