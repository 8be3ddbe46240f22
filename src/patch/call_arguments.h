#pragma once

#include <cstddef>
#include <vector>

#include "patch/argument_count.h"
#include "patch/declaration_index.h"
#include "patch/token_view.h"

namespace patchgen {

/// The number of arguments of a call; `open` is the index of its `(` or `{`.
std::size_t arguments_of(const SourceText& text, const std::vector<Token>& tokens,
                         std::size_t open);

}  // namespace patchgen
