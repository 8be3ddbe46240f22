#pragma once

#include <cstddef>
#include <vector>

#include <patchgen/source_text.h>

namespace patchgen {

/// Which of several things, known by their numbers, the bytes of a file belong to.
class SpanOwners {
 public:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  void add(ByteRange range, std::size_t owner) { spans_.push_back({range, owner}); }
  /// To be called when all are added.
  void sort();
  /// The owner of the innermost span around `offset`, kNone without one; spans nest or are
  /// disjoint.
  [[nodiscard]] std::size_t at(std::size_t offset) const;

 private:
  struct Span {
    ByteRange range;
    std::size_t owner;
  };
  std::vector<Span> spans_;
};

}  // namespace patchgen
