#pragma once

#include <cstddef>
#include <optional>

#include "patch/code_words.h"

namespace patchgen {

/// Where the type that ends before `index` begins, specifiers included: of `const a::V<T>& x` for
/// the place of `x` that of `const`. Nothing when no type can end there.
std::optional<std::size_t> type_before(const CodeWords& words, std::size_t index);

/// Behind the type that may begin at `index`, in front of `*` and `&`; `index` itself when none
/// does.
std::size_t behind_type(const CodeWords& words, std::size_t index);

/// Behind the attributes that may begin at `index`: `[[unused]]`, `__attribute__((unused))`,
/// `alignas(8)`.
std::size_t behind_attributes(const CodeWords& words, std::size_t index);

}  // namespace patchgen
