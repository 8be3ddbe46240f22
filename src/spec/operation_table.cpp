#include "spec/operation_table.h"

#include <algorithm>

namespace patchgen {

std::span<const OperationRow> operation_table() {
  using enum OperationKind;
  static const std::vector<OperationRow> rows = {
      {.kind = ReplaceClass,
       .name = "replace_class",
       .keys = {"target", "replacement", "code", "external", "name_map", "patch_file"},
       .required = {"target"}},
      {.kind = ReplaceFunction,
       .name = "replace_function",
       .keys = {"target", "replacement", "code", "external", "name_map", "patch_file"},
       .required = {"target"}},
      {.kind = OverrideMethod,
       .name = "override_method",
       .keys = {"target", "replacement", "code", "name_map", "patch_file", "access"},
       .required = {"target"}},
      {.kind = ModifyInit,
       .name = "modify_init",
       .keys = {"target", "members", "access", "initializers", "before", "after", "name_map",
                "patch_file"},
       .required = {"target"},
       .extends_code = true},
      {.kind = ExcludeFromOutput,
       .name = "exclude_from_output",
       .keys = {"target", "targets", "cascade"},
       .required = {"target"}},
      {.kind = AddInclude,
       .name = "add_include",
       .keys = {"include", "includes", "source"},
       .required = {"include"},
       .part = "includes"},
      {.kind = DropInclude,
       .name = "drop_include",
       .keys = {"include", "includes", "source"},
       .required = {"include"},
       .part = "includes"},
      {.kind = AddUsing,
       .name = "add_using",
       .keys = {"using", "usings", "source"},
       .required = {"using"},
       .part = "includes"},
      {.kind = DropUsing,
       .name = "drop_using",
       .keys = {"using", "usings", "source"},
       .required = {"using"},
       .part = "includes"},
      {.kind = AddPostIncludeBlock,
       .name = "add_post_include_block",
       .keys = {"code", "source"},
       .required = {"code"},
       .part = "post_include_blocks"},
      {.kind = AddHelper,
       .name = "add_helper",
       .keys = {"replacement", "code", "external", "name_map", "patch_file", "after", "before",
                "source"},
       .required = {"replacement"},
       .many_replacements = true,
       .part = "helpers"},
  };
  return rows;
}

std::span<const std::string> inheritable_parts() {
  static const std::vector<std::string> parts = {"operations", "helpers", "includes",
                                                 "post_include_blocks"};
  return parts;
}

std::span<const std::string> common_operation_keys() {
  static const std::vector<std::string> keys = {"op", "description"};
  return keys;
}

std::span<const std::vector<std::string>> alternative_keys() {
  static const std::vector<std::vector<std::string>> groups = {
      {"target", "targets"}, {"replacement", "code", "external"}, {"include", "includes"},
      {"using", "usings"},   {"after", "before", "source"},
  };
  return groups;
}

const OperationRow* find_operation(std::string_view name) {
  const auto rows = operation_table();
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const OperationRow& row) { return row.name == name; });
  return found == rows.end() ? nullptr : &*found;
}

std::vector<std::string> keys_of(const OperationRow& row) {
  const auto common = common_operation_keys();
  std::vector<std::string> keys(common.begin(), common.end());
  keys.insert(keys.end(), row.keys.begin(), row.keys.end());
  return keys;
}

std::vector<std::string> operations_with_key(std::string_view key) {
  std::vector<std::string> names;
  for (const OperationRow& row : operation_table()) {
    if (std::find(row.keys.begin(), row.keys.end(), key) != row.keys.end()) {
      names.push_back(row.name);
    }
  }
  return names;
}

std::string_view operation_name(OperationKind kind) {
  for (const OperationRow& row : operation_table()) {
    if (row.kind == kind) return row.name;
  }
  return "";
}

}  // namespace patchgen
