#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/edit.h>

#include "patch/constructor_tail.h"

namespace patchgen {

/// Statements for a constructor's body and the operation that brings them.
struct BodyCode {
  CodeBlock code;
  std::size_t operation = 0;
};

/// The edits that put `before` and `after` around the statements of `constructor`; one that is
/// `= default` gets a body. `class_indent` is the indentation of the class around it, if any. Their
/// source is left open, and their operations where they serve all.
std::vector<Edit> plan_init_body(const Found& constructor, const ConstructorTail& tail,
                                 const std::vector<BodyCode>& before,
                                 const std::vector<BodyCode>& after,
                                 const std::optional<std::string>& class_indent);

}  // namespace patchgen
