#pragma once

#include <string>
#include <string_view>

#include <patchgen/edit.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// How most lines of `text` are indented: by tabs or by spaces, and by how many columns a level.
IndentStyle detect_indent_style(const SourceText& text);

/// The blanks and tabs that the line holding `offset` begins with.
std::string_view indentation_at(const SourceText& text, std::size_t offset);

/// True when nothing but blanks and tabs stands in front of `offset` on its line.
bool stands_first(const SourceText& text, std::size_t offset);

/// One level of indentation in `style`.
std::string one_level(const IndentStyle& style);

}  // namespace patchgen
