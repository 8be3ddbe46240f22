#include "support/edit_distance.h"

#include <algorithm>
#include <utility>

namespace patchgen {
namespace {

void drop_common_ends(std::string_view& a, std::string_view& b) {
  while (!a.empty() && !b.empty() && a.front() == b.front()) {
    a.remove_prefix(1);
    b.remove_prefix(1);
  }
  while (!a.empty() && !b.empty() && a.back() == b.back()) {
    a.remove_suffix(1);
    b.remove_suffix(1);
  }
}

}  // namespace

std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit) {
  drop_common_ends(a, b);
  if (a.size() < b.size()) {
    std::swap(a, b);
  }
  if (a.size() - b.size() > limit) {
    return limit + 1;
  }
  if (b.empty()) {
    return a.size();
  }
  limit = std::min(limit, a.size());  // no distance is larger, so no row needs to be wider

  const std::size_t too_far = limit + 1;
  std::vector<std::size_t> before(b.size() + 1, too_far);  // row i - 2
  std::vector<std::size_t> above(b.size() + 1, too_far);   // row i - 1
  std::vector<std::size_t> row(b.size() + 1, too_far);
  for (std::size_t j = 0; j <= std::min(limit, b.size()); ++j) {
    above[j] = j;
  }
  std::size_t above_least = 0;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    // Cells farther than `limit` from the diagonal cannot be part of a short enough path.
    const std::size_t first = i > limit ? i - limit : 1;
    const std::size_t last = std::min(b.size(), i + limit);
    row[first - 1] = first == 1 ? std::min(i, too_far) : too_far;
    std::size_t least = row[first - 1];
    for (std::size_t j = first; j <= last; ++j) {
      std::size_t cost = above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      cost = std::min({cost, row[j - 1] + 1, above[j] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        cost = std::min(cost, before[j - 2] + 1);
      }
      row[j] = std::min(cost, too_far);
      least = std::min(least, row[j]);
    }
    if (last < b.size()) {
      row[last + 1] = too_far;
    }
    // A swap reaches two rows back, so both rows must be out of reach.
    if (least > limit && above_least >= limit) {
      return too_far;
    }
    above_least = least;
    std::swap(before, above);
    std::swap(above, row);
  }
  return above[b.size()];
}

}  // namespace patchgen
