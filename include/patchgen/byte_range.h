#pragma once

#include <compare>
#include <cstddef>

namespace patchgen {

/// A half-open range of byte offsets into a file: `begin` is in it, `end` is not.
struct ByteRange {
  std::size_t begin = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - begin; }
  [[nodiscard]] bool empty() const { return begin == end; }
  [[nodiscard]] bool contains(std::size_t offset) const { return begin <= offset && offset < end; }
  [[nodiscard]] bool contains(ByteRange other) const {
    return begin <= other.begin && other.end <= end;
  }
  /// True when the two share at least one byte. Ranges that only touch do not overlap.
  [[nodiscard]] bool overlaps(ByteRange other) const {
    return begin < other.end && other.begin < end;
  }

  friend auto operator<=>(const ByteRange&, const ByteRange&) = default;
};

}  // namespace patchgen
