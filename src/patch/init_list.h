#pragma once

#include <string>
#include <vector>

#include <patchgen/edit.h>

#include "patch/constructor_tail.h"
#include "patch/init_change.h"

namespace patchgen {

/// The edits that put `added` into the initialiser list of `constructor`: each behind what `order`
/// (bases and members as they are declared) has before it. Their source is left open.
std::vector<Edit> plan_init_list(const Found& constructor, const ConstructorTail& tail,
                                 const std::vector<Initializer>& added,
                                 const std::vector<std::string>& order);

}  // namespace patchgen
