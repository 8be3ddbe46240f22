#pragma once

#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// A specialisation that upstream and the patch file both have.
struct SpecializationPair {
  Found upstream;
  Found replacement;
};

/// What comes along with a class of a patch file that takes the place of one of upstream's.
struct Companions {
  /// In the order of the patch file: out-of-line members, and for a class template specialisations
  /// with their members, deduction guides and explicit instantiations that upstream does not have.
  std::vector<Found> parts;
  /// Specialisations that take the place of upstream's, with their members.
  std::vector<SpecializationPair> specializations;
  /// Deduction guides of upstream's that `parts` holds in another form.
  std::vector<Found> superseded;
};

Companions companions_of(const OperationContext& context, const Found& target,
                         const Found& replacement);

}  // namespace patchgen
