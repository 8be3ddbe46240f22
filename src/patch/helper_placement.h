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

/// Those of the namespaces `own` that `place` does not provide. A place in foreign namespaces
/// provides all that can be had, but for internal linkage.
std::vector<std::string> missing_namespaces(const std::vector<std::string>& own,
                                            const std::vector<std::string>& place);

/// Puts `namespace …{` and `}` around `code`, outermost first.
void wrap_in_namespaces(CodeBlock& code, const std::vector<std::string>& namespaces);

/// Wraps each helper in those of its namespaces that `place` lacks; neighbours share one block.
void settle_namespaces(std::vector<Helper>& helpers, const std::vector<std::string>& place);

}  // namespace patchgen
