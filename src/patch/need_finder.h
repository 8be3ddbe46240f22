#pragma once

#include <set>
#include <string>
#include <vector>

#include "patch/operation_context.h"
#include "patch/patch_items.h"

namespace patchgen {

/// An item of a patch file that brought code needs and nothing brings.
struct Need {
  const PatchItem* item = nullptr;
  std::string name;                     ///< that it has to have in the output
  std::vector<std::string> users;       ///< `X::f`, each once
  std::vector<std::size_t> operations;  ///< that bring the users
  /// The names under which operations bring it, none of which is `name`; "": as a member.
  std::set<std::string> other_names;
};

/// What the code that operations bring over needs of `items`, in their order; also what is needed
/// by what is needed itself, when `transitive`. Where in doubt, there is no need. With
/// "bring_helpers", a use of a function that upstream defines otherwise is reported as an error.
std::vector<Need> find_needs(PlanState& state, const PatchItems& items, bool transitive);

/// `m_patches.cpp:12`
std::string item_place(const PatchItem& item);
/// The target or replacement of an operation, which errors are about.
ByteRange place_of(const Operation& operation);

}  // namespace patchgen
