#pragma once

#include <string>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// A helper, ready to be put somewhere.
struct Helper {
  CodeBlock code;
  std::vector<std::string> namespaces;  ///< as of spelled_namespaces
  std::vector<std::string> origins;
  Found declaration;               ///< in a patch file; none for code in the spec
  std::vector<std::string> names;  ///< that it declares, unqualified
};

/// The namespaces that `found` stands in, outermost first: `inline v2` for an inline one, "" for an
/// anonymous one.
std::vector<std::string> spelled_namespaces(const DeclarationIndex& index, const Found& found);

/// Wraps each helper in those of its namespaces that `place` lacks; neighbours share one block.
void settle_namespaces(std::vector<Helper>& helpers, const std::vector<std::string>& place);

}  // namespace patchgen
