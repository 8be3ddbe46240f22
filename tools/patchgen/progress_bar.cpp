#include "progress_bar.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <unistd.h>

namespace patchgen {
namespace {

constexpr std::chrono::seconds kShortWork{1};
constexpr std::chrono::milliseconds kBetweenDrawings{200};
constexpr std::string_view kEraseLine = "\r\x1b[K";

std::string_view variable(const char* name) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here changes the environment.
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view() : value;
}

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

ProgressBar::ProgressBar(OutputFormat format, std::string_view what)
    : what_(what),
      wanted_(format == OutputFormat::Text && isatty(STDERR_FILENO) == 1 &&
              variable("CI").empty() && variable("TERM") != "dumb"),
      next_(Clock::now() + kShortWork) {}

std::function<void(std::size_t, std::size_t)> ProgressBar::callback() {
  if (!wanted_) return {};
  return [this](std::size_t done, std::size_t total) { draw(done, total); };
}

void ProgressBar::draw(std::size_t done, std::size_t total) {
  const std::lock_guard lock(mutex_);
  most_done_ = std::max(most_done_, done);  // threads may come in another order
  const Clock::time_point now = Clock::now();
  if (now < next_) return;
  next_ = now + kBetweenDrawings;
  drawn_ = true;
  print(fmt::format("{}patchgen: {}/{} {}", kEraseLine, most_done_, total, what_));
}

void ProgressBar::erase() {
  const std::lock_guard lock(mutex_);
  if (drawn_) print(kEraseLine);
  drawn_ = false;
}

}  // namespace patchgen
