#include "support/interruption.h"

#include <atomic>

namespace patchgen {
namespace {

std::atomic<int> signal_that_came = 0;
static_assert(std::atomic<int>::is_always_lock_free);  // a signal handler may set it

}  // namespace

bool interrupted() noexcept {
  return signal_that_came.load(std::memory_order_relaxed) != 0;
}

int interrupting_signal() noexcept {
  return signal_that_came.load();
}

void note_interruption(int signal) noexcept {
  signal_that_came.store(signal);
}

}  // namespace patchgen
