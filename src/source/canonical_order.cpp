#include "source/canonical_order.h"

#include <algorithm>
#include <span>

namespace patchgen {
namespace {

using Words = std::span<const CanonicalWord>;

bool comes_before(Words a, Words b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](const CanonicalWord& x, const CanonicalWord& y) {
                                        return x.text != y.text ? x.text < y.text : x.kind < y.kind;
                                      });
}

}  // namespace

void sort_units(std::vector<CanonicalWord>& words, const std::vector<SortableUnit>& units) {
  std::vector<CanonicalWord> sorted;
  sorted.reserve(words.size());
  std::size_t copied = 0;
  for (std::size_t i = 0; i < units.size();) {
    std::vector<Words> run;
    const std::size_t first = i;
    do {
      run.push_back(Words(words).subspan(units[i].begin, units[i].end - units[i].begin));
      ++i;
    } while (i < units.size() && units[i].is_include == units[first].is_include &&
             units[i].begin == units[i - 1].end);
    if (run.size() == 1) continue;
    std::stable_sort(run.begin(), run.end(), comes_before);
    const auto last = std::unique(run.begin(), run.end(), [](Words a, Words b) {
      return std::equal(a.begin(), a.end(), b.begin(), b.end());
    });
    const auto at = [&](std::size_t index) {
      return words.begin() + static_cast<std::ptrdiff_t>(index);
    };
    sorted.insert(sorted.end(), at(copied), at(units[first].begin));
    for (auto unit = run.begin(); unit != last; ++unit) {
      sorted.insert(sorted.end(), unit->begin(), unit->end());
    }
    copied = units[i - 1].end;
  }
  if (copied == 0) return;
  sorted.insert(sorted.end(), words.begin() + static_cast<std::ptrdiff_t>(copied), words.end());
  words = std::move(sorted);
}

}  // namespace patchgen
