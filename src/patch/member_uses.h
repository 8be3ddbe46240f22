#pragma once

#include <string>
#include <vector>

#include "patch/class_members.h"
#include "patch/operation_context.h"

namespace patchgen {

/// A place in upstream where a member of a class is used.
struct MemberUse {
  std::size_t source = 0;
  std::size_t offset = 0;
  std::string name;
};

/// Where what stays of the sources certainly uses one of `members`, which class `class_` had:
/// through a name of the class or of one that derives from it (`X::f`), through an object of one
/// (`X x; … x.f`, `std::shared_ptr<X> x; … x->f`), or alone within a derived class. `class_names`
/// are those that the class goes by. A class template with specialisations has no certain uses:
/// which one is meant is not looked into.
std::vector<MemberUse> member_uses(const PlanState& state, const Found& class_,
                                   const std::vector<std::string>& class_names,
                                   const std::vector<MemberName>& members);

}  // namespace patchgen
