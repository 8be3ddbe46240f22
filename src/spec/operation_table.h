#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/patch_spec.h>

namespace patchgen {

/// What the spec may say about one operation. Adding an operation is adding one row.
struct OperationRow {
  OperationKind kind;
  std::string name;               ///< the value of "op"
  std::vector<std::string> keys;  ///< besides those that every operation takes
  /// Keys that must be given; for one of a group of alternatives, any of the group will do.
  std::vector<std::string> required;
  bool many_replacements = false;  ///< "replacement" may be a list
  /// "before" and "after" hold code and may stand together; else they name where a helper goes.
  bool extends_code = false;
  std::string part = "operations";  ///< what "inherit" of "extends" calls its like
};

/// One row an operation, in the order in which the documentation has them.
std::span<const OperationRow> operation_table();

/// What "inherit" may name: "operations", "helpers", ….
std::span<const std::string> inheritable_parts();

/// Keys that every operation takes: "op" and "description".
std::span<const std::string> common_operation_keys();

/// Groups of keys of which an operation may have one.
std::span<const std::vector<std::string>> alternative_keys();

/// The row of the operation called `name`, or nullptr.
const OperationRow* find_operation(std::string_view name);

/// All keys `row` takes, the common ones first.
std::vector<std::string> keys_of(const OperationRow& row);

/// Names of the operations that take `key`.
std::vector<std::string> operations_with_key(std::string_view key);

}  // namespace patchgen
