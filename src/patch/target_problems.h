#pragma once

#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// Reports that nothing in upstream is called `target`, with the nearest names; or that what is
/// called so stands where the outline could not read.
void report_no_target(const OperationContext& context, const Target& target, const char* what);

/// Reports that `target` means each of `candidates`, and how to choose one; or, where that makes
/// sense, all branches of an `#if`.
void report_ambiguous(const OperationContext& context, const Target& target,
                      const std::vector<Found>& candidates, bool all_make_sense = true);

/// Reports that none of `candidates` stands under the condition of `target`.
void report_no_branch(const OperationContext& context, const Target& target,
                      const std::vector<Found>& candidates);

}  // namespace patchgen
