#pragma once

#include <string>
#include <vector>

#include "patch/function_head.h"

namespace patchgen {

/// `__launch_bounds__` of `__launch_bounds__(256)`, `aligned` of `__attribute__((aligned(16)))`,
/// `gnu::aligned` of `[[gnu::aligned(16)]]`, `DECL_SPEC` of `DECL_SPEC(fast)`: what takes arguments
/// and so is said once. Empty for keywords, for what has no arguments, and for several in one.
[[nodiscard]] std::string attribute_name(const Specifier& specifier);

/// Of `specifiers` the only one that is called as `specifier` is; null when there are none or
/// several, and when `specifier` has no name.
[[nodiscard]] const Specifier* same_attribute(const std::vector<Specifier>& specifiers,
                                              const Specifier& specifier);

}  // namespace patchgen
