#include "source/assumptions.h"

#include <algorithm>

namespace patchgen {
namespace {

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

Assumptions::Assumptions() {
  // A file that is read as C++ is compiled as C++.
  assumed_["defined(__cplusplus)"] = true;
}

bool Assumptions::take(const std::string& condition, bool negated) {
  if (!negated && is_known_false(condition)) return false;
  const auto [known, is_new] = assumed_.emplace(condition, !negated);
  return is_new || known->second != negated;
}

/// Whether one operand of `a && !b && …` contradicts what was assumed.
bool Assumptions::is_known_false(std::string_view condition) const {
  if (condition.find("&&") == std::string_view::npos ||
      condition.find("||") != std::string_view::npos) {
    return false;
  }
  while (!condition.empty()) {
    const std::size_t end = std::min(condition.find("&&"), condition.size());
    std::string_view operand = trimmed(condition.substr(0, end));
    const bool negated = operand.starts_with('!');
    if (negated) operand = trimmed(operand.substr(1));
    const auto known = assumed_.find(std::string(operand));
    if (known != assumed_.end() && known->second == negated) return true;
    condition.remove_prefix(std::min(end + 2, condition.size()));
  }
  return false;
}

}  // namespace patchgen
