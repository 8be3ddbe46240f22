#pragma once

#include <string>
#include <vector>

#include "patch/operation_context.h"
#include "patch/patch_items.h"

namespace patchgen {

/// Something of a patch file that is brought along because brought code needs it.
struct NeededHelper {
  const PatchItem* item = nullptr;
  std::string name;                     ///< that it has in the output
  std::vector<std::string> users;       ///< `X::f`
  std::vector<std::size_t> operations;  ///< that bring the users
  bool only_declared = false;           ///< the item is the forward declaration of another
};

/// What comes with `item`: members that are defined outside of a class, and specialisations.
std::vector<Found> parts_of(const DeclarationIndex& patches, const PatchItem& item);

/// Plans that `helpers`, in their order, stand in front of the first code that uses any of them, in
/// the namespaces that they have in their patch file.
void place_needed_helpers(PlanState& state, const std::vector<NeededHelper>& helpers);

}  // namespace patchgen
