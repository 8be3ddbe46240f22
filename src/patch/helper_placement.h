#pragma once

#include <string>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// A helper, ready to be put somewhere.
struct Helper {
  CodeBlock code;
  std::vector<std::string> namespaces;  ///< that it stands in, outermost first
  std::vector<std::string> origins;
  Found declaration;               ///< in a patch file; none for code in the spec
  std::vector<std::string> names;  ///< that it declares, unqualified
};

/// Wraps each helper in those of its namespaces that `place` lacks; neighbours share one block.
void settle_namespaces(std::vector<Helper>& helpers, const std::vector<std::string>& place);

}  // namespace patchgen
