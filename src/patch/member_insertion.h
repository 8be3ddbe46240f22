#pragma once

#include <string>

#include "patch/operation_context.h"

namespace patchgen {

/// Plans that `code` becomes a member of `class_` with `access` ("public", …): behind the last
/// member of that access, else under a label of its own at the end of the class.
void insert_member(const OperationContext& context, const Found& class_, CodeBlock code,
                   const std::string& access);

}  // namespace patchgen
