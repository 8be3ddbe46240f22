#include "support/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "support/interruption.h"

namespace patchgen {

std::size_t usable_threads(std::size_t most) {
  return std::clamp(std::size_t{std::thread::hardware_concurrency()}, std::size_t{1}, most);
}

void for_each_in_parallel(std::size_t count, unsigned jobs,
                          const std::function<void(std::size_t)>& work,
                          const std::function<void(std::size_t, std::size_t)>& progress) {
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> done = 0;
  const auto run = [&] {
    for (std::size_t i = next++; i < count && !interrupted(); i = next++) {
      work(i);
      const std::size_t done_now = ++done;
      if (progress) progress(done_now, count);
    }
  };
  const std::size_t threads = jobs == 0 ? usable_threads(std::max<std::size_t>(count, 1))
                                        : std::min<std::size_t>(jobs, count);
  std::vector<std::jthread> pool;
  for (std::size_t i = 1; i < threads; ++i) pool.emplace_back(run);
  run();
}

}  // namespace patchgen
