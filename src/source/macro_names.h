#pragma once

#include <string_view>

namespace patchgen {

/// Spelled as macros are: capitals, digits and underscores, and longer than a template parameter.
bool looks_like_macro(std::string_view name);

/// A macro that is written on a line of its own and belongs to no declaration: it opens or closes
/// something (`FMT_BEGIN_NAMESPACE`) or makes the members of a class (`Q_OBJECT`).
bool names_a_standalone_macro(std::string_view name);

/// A macro that specifies the declaration behind it: `MY_API`, `DEPRECATED("…")`, `INLINE`.
bool names_a_specifier_macro(std::string_view name);

}  // namespace patchgen
