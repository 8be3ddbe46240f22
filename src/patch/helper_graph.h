#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "patch/macro_calls.h"
#include "patch/operation_context.h"

namespace patchgen {

/// A helper of upstream, at namespace scope, that only code used which an operation takes out.
struct Orphan {
  std::string name;                 ///< unqualified
  std::vector<Found> declarations;  ///< overloads go together
  std::vector<MacroCall> holders;   ///< macro calls that declare something for a class
  bool is_direct = false;           ///< used by such code alone, not by other helpers
  bool is_of_excluded = false;      ///< excluded code used it, not only replaced code
  bool stays = false;               ///< not to be dropped, or used by one that is not
  std::size_t operation = 0;        ///< that took the user away
  ByteRange where;                  ///< of its target in the spec
};

/// The helpers that excluded and replaced code used and nothing else does, directly or through
/// other helpers, in file order. What no such code used is none, used or not.
std::vector<Orphan> find_orphans(const PlanState& state);

}  // namespace patchgen
