#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

namespace patchgen {

/// What conditions of a file are taken for, so that two conditionals on the same one are read
/// alike.
class Assumptions {
 public:
  Assumptions();

  /// Whether the branch under `condition` (its negation, with `negated`) can be the one that is
  /// read. A condition that is met for the first time is taken to be so from then on.
  bool take(const std::string& condition, bool negated);

  /// Whether the condition was met before.
  [[nodiscard]] bool knows(const std::string& condition) const {
    return assumed_.contains(condition);
  }

 private:
  [[nodiscard]] bool is_known_false(std::string_view condition) const;

  std::unordered_map<std::string, bool> assumed_;
};

}  // namespace patchgen
