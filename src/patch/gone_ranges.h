#pragma once

#include <cstddef>
#include <vector>

#include <patchgen/edit.h>

namespace patchgen {

/// The bytes of one upstream file that will not be in the output.
class GoneRanges {
 public:
  GoneRanges(const std::vector<Edit>& edits, std::size_t source);

  [[nodiscard]] bool contains(std::size_t offset) const;

 private:
  std::vector<ByteRange> ranges_;  ///< sorted, disjoint
};

}  // namespace patchgen
