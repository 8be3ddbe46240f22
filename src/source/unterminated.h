#pragma once

#include <patchgen/source_text.h>
#include <patchgen/token.h>

namespace patchgen {

/// A raw string literal whose `)delimiter"` never comes.
bool is_unterminated_raw_string(const SourceText& text, const Token& token);

/// A block comment whose `*/` never comes.
bool is_unterminated_comment(const SourceText& text, const Token& token);

}  // namespace patchgen
