#include "patch/gone_ranges.h"

#include <algorithm>

namespace patchgen {

GoneRanges::GoneRanges(const std::vector<Edit>& edits, std::size_t source) {
  std::vector<ByteRange> all;
  for (const Edit& edit : edits) {
    if (edit.source == source && !edit.range.empty()) all.push_back(edit.range);
  }
  std::sort(all.begin(), all.end());
  for (const ByteRange range : all) {
    if (!ranges_.empty() && range.begin <= ranges_.back().end) {
      ranges_.back().end = std::max(ranges_.back().end, range.end);
    } else {
      ranges_.push_back(range);
    }
  }
}

bool GoneRanges::contains(std::size_t offset) const {
  const auto next = std::upper_bound(
      ranges_.begin(), ranges_.end(), offset,
      [](std::size_t value, const ByteRange& range) { return value < range.begin; });
  return next != ranges_.begin() && std::prev(next)->contains(offset);
}

}  // namespace patchgen
