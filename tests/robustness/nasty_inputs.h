#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// A text that no one writes: one piece, over and over.
struct NastyInput {
  std::string name;   ///< for test names: letters, digits and underscores
  std::string piece;  ///< what is repeated
  std::string close;  ///< as often behind all pieces, so that the brackets match; may be empty
};

/// Openers of every kind that nest, with what closes them.
std::vector<NastyInput> nesting_inputs();
/// Openers that nothing closes, and openers closed by other kinds.
std::vector<NastyInput> open_ended_inputs();
/// Declarations, lines, tokens and bytes one after the other.
std::vector<NastyInput> flat_inputs();

std::string repeated(std::string_view piece, std::size_t count);

/// Every shape of declaration, with a comment, a conditional and a literal of each kind.
std::string one_of_each();

}  // namespace patchgen
