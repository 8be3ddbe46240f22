#include "patch/span_owners.h"

#include <algorithm>

namespace patchgen {
namespace {

/// Spans in front of an offset that are looked at: more do not nest in real code.
constexpr int kMostNested = 64;

}  // namespace

void SpanOwners::sort() {
  std::sort(spans_.begin(), spans_.end(),
            [](const Span& a, const Span& b) { return a.range.begin < b.range.begin; });
}

std::size_t SpanOwners::at(std::size_t offset) const {
  auto next = std::upper_bound(
      spans_.begin(), spans_.end(), offset,
      [](std::size_t value, const Span& span) { return value < span.range.begin; });
  for (int steps = 0; next != spans_.begin() && steps < kMostNested; ++steps) {
    --next;
    if (next->range.contains(offset)) return next->owner;
  }
  return kNone;
}

}  // namespace patchgen
