#pragma once

#include <cstddef>

#include "source/token_stream.h"

namespace patchgen {

/// The name within the parentheses of `int (*f(int))(long)` or `int (X::*member)[3]`.
struct NestedDeclarator {
  bool has_name = false;
  std::size_t name = 0;          ///< token of the unqualified name
  std::size_t qualifier = 0;     ///< first token of `A::`; equal to `name` when there is none
  std::size_t params_first = 0;  ///< of a function, with parentheses; equal when it is none
  std::size_t params_last = 0;
};

/// Reads the tokens [first, last) between the parentheses; without a name when they do not begin
/// with what points, refers or leads to a member.
NestedDeclarator read_nested_declarator(const TokenStream& tokens, std::size_t first,
                                        std::size_t last);

}  // namespace patchgen
