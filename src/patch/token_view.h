#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// The tokens of `file` that begin in `range`, comments included.
std::span<const Token> tokens_in(const OutlinedFile& file, ByteRange range);

/// The same without comments.
std::vector<Token> code_tokens_in(const OutlinedFile& file, ByteRange range);

/// The spellings of the code tokens in `range`, one space between: for comparing code by meaning.
std::string normalized(const OutlinedFile& file, ByteRange range);

}  // namespace patchgen
