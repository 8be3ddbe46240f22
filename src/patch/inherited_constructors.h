#pragma once

#include <patchgen/plan.h>

namespace patchgen {

/// Whether `declaration` is a `using Base::Base;` or `using Base<T>::Base;`, which takes over a
/// base's constructors and gives its class no member of that name.
[[nodiscard]] bool inherits_constructors(const OutlinedFile& file, const Declaration& declaration);

}  // namespace patchgen
