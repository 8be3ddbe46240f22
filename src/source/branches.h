#pragma once

#include <vector>

#include <patchgen/source_text.h>

#include "source/code_token.h"
#include "source/directives.h"

namespace patchgen {

/// Drops comments and directives and decides which branches of each conditional can be read one
/// after the other as if none of them were conditional:
/// - all, when each holds whole declarations only;
/// - else the first one whole (or the one that earlier choices call for), and of the others the
/// whole
///   declarations at their begin, or, when the conditional stands within a declaration, those
///   behind the end of that;
/// - `#if 0` never.
CodeTokens choose_branches(const SourceText& text, const std::vector<Token>& tokens,
                           const std::vector<DirectiveTokens>& directives);

}  // namespace patchgen
