#pragma once

#include <optional>
#include <string>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// A member ready to be put into a class.
struct MemberCode {
  CodeBlock code;
  AddedMember member;
  std::string signature;  ///< of a method; else empty
  bool blank_above = false;
};

/// What the parts of one modify_init hold, wherever their code stands.
struct InitParts {
  std::vector<MemberCode> members;
  std::vector<Initializer> initializers;
  std::vector<InitCode> before;
  std::vector<InitCode> after;
  std::string origin;  ///< the patch file's declarations, or "code in the spec"
};

/// Reads the parts of `context.operation` for a class called `class_name` with the template
/// parameters `class_parameters`. Reports what is wrong and returns nothing then.
std::optional<InitParts> read_init_parts(const OperationContext& context,
                                         const std::string& class_name,
                                         const std::vector<std::string>& class_parameters);

}  // namespace patchgen
