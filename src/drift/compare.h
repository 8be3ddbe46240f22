#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <patchgen/diagnostic.h>
#include <patchgen/source_text.h>

namespace patchgen {

/// What a checked-in output is to the one that was generated again.
enum class OutputState : std::uint8_t {
  Same,         ///< byte by byte
  Reformatted,  ///< only its layout differs
  Stale,        ///< its header vouches for its words, or they would not be lost; others are due now
  Edited,       ///< its header does not vouch for its words
};

/// Whether `output` has the words that its header vouches for, and no comment behind the brace of
/// a namespace, for which it does not, that says something else than which namespace ends.
bool is_as_generated(const SourceText& output);

OutputState compare_output(const SourceText& checked_in, const SourceText& regenerated);

/// `bytes` with the line ends of `upstream`, when all its lines end alike: how a check-out ends the
/// lines of one file is no change of it.
std::string with_line_ends_of(std::string_view bytes, const SourceText& upstream);

/// Whether two diffs are equal but for trailing blanks, line ends, and blank lines at the end:
/// what hooks strip.
bool same_diff(std::string_view a, std::string_view b);

}  // namespace patchgen
