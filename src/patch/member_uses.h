#pragma once

#include <string>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// A place in upstream where a member of a class is used.
struct MemberUse {
  std::size_t source = 0;
  std::size_t offset = 0;
  std::string name;
};

/// Where the sources, outside of `class_` and of what edits take away, use one of `members` through
/// a name of the class (`X::f`) or through a variable that is declared with it (`X x; … x.f`,
/// `std::shared_ptr<X> x; … x->f`). A variable whose name is also declared with another type in the
/// file is not taken for one of the class.
std::vector<MemberUse> member_uses(const PlanState& state, const Found& class_,
                                   const std::vector<std::string>& class_names,
                                   const std::vector<std::string>& members);

}  // namespace patchgen
