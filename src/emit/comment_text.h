#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <patchgen/edit.h>
#include <patchgen/emit.h>

namespace patchgen {

/// The lines of the comment block that `marker` stands for, without indentation and line ends.
std::vector<std::string> marker_lines(const Marker& marker);

/// The header comment: lines without line ends. `fingerprint` fills its line.
std::vector<std::string> header_lines(const HeaderFacts& facts, std::string_view fingerprint);

/// The 16 digits that stand in the header until the fingerprint is known.
inline constexpr std::string_view kOpenFingerprint = "0000000000000000";

}  // namespace patchgen
