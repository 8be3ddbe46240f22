#pragma once

#include <string>
#include <string_view>

#include <patchgen/edit.h>

namespace patchgen {

/// The lines of `code`, each but the first indented by `indent`, its own indentation turned into
/// `style`; blank lines stay empty, lines inside of literals and directives in the first column
/// stay as they are. Line ends are "\n".
std::string indent_block(const CodeBlock& code, std::string_view indent, const IndentStyle& style);

}  // namespace patchgen
