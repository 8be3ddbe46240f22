#include "spec/spec_keys.h"

#include <vector>

namespace patchgen {

std::span<const std::string> spec_keys() {
  static const std::vector<std::string> keys = {
      "$schema", "description", "upstream",  "extends",    "source",       "output",
      "sources", "patch_files", "namespace", "operations", "bring_helpers"};
  return keys;
}

std::span<const std::string> unsupported_spec_keys() {
  static const std::vector<std::string> keys = {};
  return keys;
}

std::span<const std::string> extends_keys() {
  static const std::vector<std::string> keys = {"spec", "inherit", "drop"};
  return keys;
}

std::span<const std::string> namespace_keys() {
  static const std::vector<std::string> keys = {"rename"};
  return keys;
}

std::span<const std::string> upstream_keys() {
  static const std::vector<std::string> keys = {"name", "version"};
  return keys;
}

std::span<const std::string> target_keys() {
  static const std::vector<std::string> keys = {"name", "condition"};
  return keys;
}

std::span<const std::string> source_keys() {
  static const std::vector<std::string> keys = {"input", "output"};
  return keys;
}

}  // namespace patchgen
