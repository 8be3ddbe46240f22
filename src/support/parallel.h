#pragma once

#include <cstddef>
#include <functional>

namespace patchgen {

/// As many threads as there are cores, but no more than `most`; at least one.
std::size_t usable_threads(std::size_t most);

/// Calls `work` with each of 0 … count - 1, on `jobs` threads at the most (0: one a core), and
/// returns when all are done. `progress` is told how many are, after each one, from those threads.
/// Neither must throw.
void for_each_in_parallel(std::size_t count, unsigned jobs,
                          const std::function<void(std::size_t)>& work,
                          const std::function<void(std::size_t, std::size_t)>& progress = {});

}  // namespace patchgen
