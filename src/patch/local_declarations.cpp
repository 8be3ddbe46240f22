#include "patch/local_declarations.h"

#include <algorithm>

#include "patch/local_names.h"

namespace patchgen {

bool declares_local(const IndexedTokens& near, std::size_t index, ByteRange parameters) {
  return LocalNames(near.file(), near.all()).declares(index, parameters);
}

std::vector<std::size_t> local_declarations(const IndexedTokens& near, const Declaration& around,
                                            std::size_t index) {
  std::vector<std::size_t> result;
  const LocalNames names(near.file(), near.all());
  const std::vector<std::size_t>& places = near.places(near.word(index));
  const std::size_t first = near.first_at(around.range.begin);
  for (auto at = std::lower_bound(places.begin(), places.end(), first); at != places.end(); ++at) {
    if (near[*at].begin >= around.range.end) break;
    if (*at == index || near[*at].begin == around.name_range.begin) continue;
    if (!names.declares(*at, around.parameters)) continue;
    if (names.reach(*at).contains(near[index].begin)) result.push_back(*at);
  }
  return result;
}

}  // namespace patchgen
