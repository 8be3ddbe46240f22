#pragma once

#include <cstddef>
#include <vector>

#include <patchgen/source_text.h>

#include "source/code_token.h"

namespace patchgen {

/// Whether `code` ends where a declaration may begin.
bool ends_at_boundary(const SourceText& text, const std::vector<CodeToken>& code);

/// Behind the last declaration of the tokens [begin, end) that is whole and in no brackets; `begin`
/// when there is none.
std::size_t whole_declarations_end(const std::vector<CodeToken>& code, std::size_t begin,
                                   std::size_t end);

/// Behind the first declaration that ends in [begin, end), outside of brackets; `end` when none
/// does.
std::size_t first_declaration_end(const std::vector<CodeToken>& code, std::size_t begin,
                                  std::size_t end);

}  // namespace patchgen
