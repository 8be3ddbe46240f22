#pragma once

#include <cstddef>

#include "patch/code_words.h"

namespace patchgen {

/// Behind the statement that begins at `index`, an `if` with its `else`, a `try` with its handlers;
/// words.size() when it does not end, or nests too deep.
[[nodiscard]] std::size_t behind_statement(const CodeWords& words, std::size_t index);

/// Behind the body of the lambda, handler, method, … whose parameters end in front of `index`; of
/// one without a body, where its declaration ends.
[[nodiscard]] std::size_t behind_function_body(const CodeWords& words, std::size_t index);

}  // namespace patchgen
