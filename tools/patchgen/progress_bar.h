#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string_view>

#include "arguments.h"

namespace patchgen {

/// `patchgen: 312/1000 specs`, or what else is counted, on the last line of a terminal, from one
/// second of work on.
class ProgressBar {
 public:
  /// Draws on standard error, and only when that is a terminal, `format` is text and this is no CI
  /// (`CI` is set).
  ProgressBar(OutputFormat format, std::string_view what);
  ~ProgressBar() { erase(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// For GenerateOptions::progress; empty when nothing is to be drawn. Not to outlive the bar.
  std::function<void(std::size_t done, std::size_t total)> callback();
  /// Takes it off the terminal. To be called before anything else is printed.
  void erase();

 private:
  using Clock = std::chrono::steady_clock;

  void draw(std::size_t done, std::size_t total);

  std::string_view what_;
  bool wanted_ = false;
  std::mutex mutex_;
  bool drawn_ = false;
  std::size_t most_done_ = 0;
  Clock::time_point next_;  ///< not to be drawn before
};

}  // namespace patchgen
