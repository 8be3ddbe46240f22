#pragma once

#include <cstdint>

namespace patchgen {

/// How sure tokens make it that something is so.
enum class Certainty : std::uint8_t { No, Unsure, Sure };

}  // namespace patchgen
