#include <patchgen/file_state.h>

namespace patchgen {

bool is_settled(const FileState& state, std::int64_t moment) {
  constexpr std::int64_t kCoarsestStep = 2'000'000'000;
  const std::int64_t latest = moment - kCoarsestStep;
  return state.modified <= latest && state.changed <= latest;
}

}  // namespace patchgen
