#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <patchgen/byte_range.h>

#include "source/lexeme.h"

namespace patchgen {

inline constexpr std::uint32_t kNoToken = std::numeric_limits<std::uint32_t>::max();

/// A token that is neither comment nor part of a directive.
struct CodeToken {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t raw = 0;             ///< index among all tokens of the file
  std::uint32_t partner = kNoToken;  ///< of a bracket: index of the matching one
  std::uint32_t condition = 0;       ///< index of the Condition that it stands under
  std::int32_t line = 0;
  std::int32_t end_line = 0;
  Lexeme lexeme = Lexeme::OtherPunctuation;
  bool first_on_line = false;  ///< comments do not count
  bool last_on_line = false;

  [[nodiscard]] ByteRange range() const { return {begin, end}; }
};

/// Of conditionals nested deeper, the outermost ones are listed: the lists would be quadratic.
inline constexpr std::uint32_t kMostConditions = 64;

/// A branch of a conditional, within another one. Index 0 stands for "no condition".
struct Condition {
  std::uint32_t parent = 0;
  std::uint32_t depth = 0;
  std::uint32_t listed = 0;  ///< itself, or its ancestor at depth kMostConditions
  std::string text;          ///< as Declaration::conditions has it
};

/// Code tokens of the branches that were chosen, as one list that a scanner can read.
struct CodeTokens {
  std::vector<CodeToken> tokens;
  std::vector<Condition> conditions;
};

}  // namespace patchgen
