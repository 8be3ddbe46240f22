#include "diff/shortest_script.h"

#include <algorithm>
#include <dtl/dtl.hpp>

namespace patchgen {
namespace {

// dtl keeps one point for every cell of the M x N table that it visits. Past MAX_CORDINATES_SIZE of
// them it starts again from where it got to and then takes the longer side for the shorter one, so
// no table may be that large; half of it also bounds the memory to 24 MB.
constexpr std::size_t kMostTableCells = dtl::MAX_CORDINATES_SIZE / 2;
// More edits than this give more points than that, whatever the lengths.
constexpr std::size_t kMostEdits = 2000;

/// Deletions and insertions of a shortest script, after Myers, or nothing above `kMostEdits`.
std::optional<std::size_t> count_edits(const std::vector<int>& a, const std::vector<int>& b) {
  constexpr auto kMost = static_cast<std::ptrdiff_t>(kMostEdits);
  const auto a_size = static_cast<std::ptrdiff_t>(a.size());
  const auto b_size = static_cast<std::ptrdiff_t>(b.size());
  std::vector<std::ptrdiff_t> reached(2 * kMostEdits + 3, 0);  // by diagonal: how far into `a`
  for (std::ptrdiff_t edits = 0; edits <= kMost; ++edits) {
    for (std::ptrdiff_t diagonal = -edits; diagonal <= edits; diagonal += 2) {
      std::ptrdiff_t* const here = &reached[static_cast<std::size_t>(diagonal + kMost + 1)];
      const bool down = diagonal == -edits || (diagonal != edits && here[-1] < here[1]);
      std::ptrdiff_t x = down ? here[1] : here[-1] + 1;
      while (x < a_size && x - diagonal < b_size &&
             a[static_cast<std::size_t>(x)] == b[static_cast<std::size_t>(x - diagonal)]) {
        ++x;
      }
      *here = x;
      if (x >= a_size && x - diagonal >= b_size) {
        return static_cast<std::size_t>(edits);
      }
    }
  }
  return std::nullopt;
}

/// Whether dtl can compare the two with at most `kMostTableCells` points.
bool is_small_enough(const std::vector<int>& a, const std::vector<int>& b) {
  if (a.size() + 1 <= kMostTableCells / (b.size() + 1)) {
    return true;
  }
  const std::optional<std::size_t> edits = count_edits(a, b);
  if (!edits) {
    return false;
  }
  // Round r of dtl looks at surplus + 2r + 1 diagonals, and there are (edits - surplus) / 2 + 1.
  const std::size_t surplus = std::max(a.size(), b.size()) - std::min(a.size(), b.size());
  const std::size_t rounds = (*edits - surplus) / 2 + 1;
  return rounds * (surplus + rounds) <= kMostTableCells;
}

}  // namespace

std::optional<std::vector<std::pair<std::size_t, std::size_t>>> common_places(
    const std::vector<int>& a, const std::vector<int>& b) {
  std::vector<std::pair<std::size_t, std::size_t>> common;
  if (a.empty() || b.empty()) {
    return common;
  }
  if (!is_small_enough(a, b)) {
    return std::nullopt;
  }
  dtl::Diff<int> diff(a, b);
  diff.compose();
  std::size_t a_next = 0;
  std::size_t b_next = 0;
  for (const auto& [id, step] : diff.getSes().getSequence()) {
    if (step.type == dtl::SES_COMMON) {
      common.emplace_back(a_next, b_next);
    }
    a_next += step.type == dtl::SES_ADD ? 0 : 1;
    b_next += step.type == dtl::SES_DELETE ? 0 : 1;
  }
  return common;
}

}  // namespace patchgen
