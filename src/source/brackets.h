#pragma once

#include <cstddef>
#include <vector>

#include "source/code_token.h"

namespace patchgen {

/// A bracket without a partner: index of its token.
struct StrayBracket {
  std::size_t token = 0;
  bool is_opener = false;
};

/// Fills in CodeToken::partner. A closer of the wrong kind closes down to its opener when one is
/// open, and has no partner otherwise. Linear.
std::vector<StrayBracket> match_brackets(std::vector<CodeToken>& tokens);

}  // namespace patchgen
