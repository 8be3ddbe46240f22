#include "patch/name_map.h"

#include <algorithm>

namespace patchgen {
namespace {

/// Length of the stretch of `text` from `at` on that shows `to` already where `from` matches there;
/// 0 when it does not.
std::size_t renamed_already(std::string_view text, std::size_t at, std::string_view from,
                            std::string_view to) {
  for (std::size_t inner = to.find(from); inner != std::string_view::npos;
       inner = to.find(from, inner + 1)) {
    if (inner > at) break;
    if (text.substr(at - inner).starts_with(to)) return to.size() - inner;
  }
  return 0;
}

}  // namespace

NameMap::NameMap(const std::vector<NameMapEntry>& entries) {
  for (const NameMapEntry& entry : entries) entries_.push_back({entry.from.value, entry.to.value});
  std::stable_sort(entries_.begin(), entries_.end(),
                   [](const Entry& a, const Entry& b) { return a.from.size() > b.from.size(); });
}

std::string NameMap::apply(std::string_view text) const {
  std::string result;
  result.reserve(text.size());
  std::size_t at = 0;
  while (at < text.size()) {
    const auto entry = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& e) {
      return text.substr(at).starts_with(e.from);
    });
    if (entry == entries_.end()) {
      result += text[at++];
      continue;
    }
    if (const std::size_t shown = renamed_already(text, at, entry->from, entry->to)) {
      result += text.substr(at, shown);
      at += shown;
      continue;
    }
    result += entry->to;
    at += entry->from.size();
  }
  return result;
}

}  // namespace patchgen
