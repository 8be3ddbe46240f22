#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace patchgen {

/// A macro whose call declares a name: `"$1 for $1Impl"` of TORCH_MODULE. `$1` to `$9` stand for
/// the arguments of the call.
struct DeclaringMacro {
  std::string declares;  ///< `$1`: the name that is declared
  std::string owner;     ///< `$1Impl`: the class that it belongs to; empty: none
};

/// By the name of the macro.
using DeclaringMacros = std::map<std::string, DeclaringMacro>;

/// Those that are known without being told: libtorch's.
DeclaringMacros known_declaring_macros();

/// Reads `NAME` or `NAME for CLASS`; nothing when it is neither: each is made of letters, digits,
/// `_` and `$1` … `$9`, NAME with at least one of these.
std::optional<DeclaringMacro> parse_declaring_macro(std::string_view text);

}  // namespace patchgen
