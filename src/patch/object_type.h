#pragma once

#include "patch/certainty.h"
#include "patch/heirs.h"
#include "patch/use_index.h"

namespace patchgen {

/// Whether the object of `x.f` or `p->f`, `f` being the token at `index`, is of one of the classes
/// `heirs`: by the type that the sources declare `x` with.
Certainty judge_object(const PlanState& state, const UseIndex& uses, const Heirs& heirs,
                       const IndexedSource& source, std::size_t index);

}  // namespace patchgen
