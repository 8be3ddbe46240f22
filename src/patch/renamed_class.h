#pragma once

#include <vector>

#include "patch/conditional_writer.h"
#include "patch/operation_context.h"

namespace patchgen {

/// The code of class `replacement` under the name of `target`, with the attributes, macros and
/// template arguments that `target` needs.
CodeBlock renamed_class(const OperationContext& context, const Found& replacement,
                        const Found& target);

/// A part of a class that stands outside of it, on its way into the output.
struct MovedPart {
  Found found;
  bool head_only = false;     ///< of a specialisation only the declaration
  bool makes_inline = false;  ///< it is going to stand in a header
  /// The branches of its own file's conditionals that come along with it, outermost first.
  std::vector<OpenBranch> branches = {};
};

/// The code of `parts` (out-of-line members and whatever else goes with `replacement`) for
/// `target`, one after the other.
CodeBlock renamed_parts(const OperationContext& context, const Found& target,
                        const Found& replacement, const std::vector<MovedPart>& parts);

}  // namespace patchgen
