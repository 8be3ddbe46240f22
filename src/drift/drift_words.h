#pragma once

#include <string_view>

#include <patchgen/check.h>

namespace patchgen {

/// The kind as people read it: "edited by hand".
std::string_view drift_words(DriftKind kind);

}  // namespace patchgen
