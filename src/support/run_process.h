#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace patchgen {

/// A program to run. Nothing passes through a shell.
struct Command {
  std::vector<std::string> arguments;  ///< the program first: a path, or a name to find in PATH
  std::string input = {};              ///< its standard input, a pipe
  std::vector<std::string> environment = {};  ///< "NAME=value" sets, "NAME" alone takes away
  std::string working_directory = {};         ///< empty: this process's own
  std::chrono::milliseconds timeout = std::chrono::seconds(60);
  std::size_t most_output = std::string::npos;  ///< bytes kept of each output; the rest is dropped
};

struct ProcessResult {
  int exit_status = -1;  ///< -1 when it did not exit by itself; 127 when it could not be started
  int signal = 0;        ///< what ended it, or 0
  bool timed_out = false;
  bool cut = false;  ///< it wrote more than was kept
  std::string out;
  std::string err;

  /// It ended in time, by itself, with status 0.
  [[nodiscard]] bool ok() const { return exit_status == 0 && !timed_out; }
};

/// Runs `command` to its end and gathers what it writes. What it leaves running of its process
/// group is killed then; after the timeout, all of the group is, and the command itself also when
/// this process ends. Throws std::runtime_error when no process can be made. Safe to call from
/// several threads.
ProcessResult run_process(const Command& command);

}  // namespace patchgen
