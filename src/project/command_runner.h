#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/diagnostic.h>
#include <patchgen/project.h>

#include "support/run_process.h"

namespace patchgen {

/// Runs the commands of project files. One for a whole run: a command that cannot be started or
/// that hangs does so for every output, and is tried but once. Safe to call from several threads.
class CommandRunner {
 public:
  /// What is run on behalf of whom.
  struct Job {
    const ProjectFile& project;
    const ProjectCommand& command;  ///< as the project file has it
    std::string folder;             ///< of the project
    std::string output;             ///< the file it is for, as messages call it
    std::optional<std::chrono::seconds> time_limit = {};  ///< in place of the project's
  };

  /// Runs `words`, what became of the command of `job`, with `input`. Nothing when it cannot be
  /// started, fails or takes longer than the project allows; `diagnostics` then say so, with the
  /// first lines of what it wrote.
  std::optional<ProcessResult> run(const Job& job, std::vector<std::string> words,
                                   std::string input, Diagnostics& diagnostics);
  /// The same for a command whose status is its answer: failing by one is no error.
  std::optional<ProcessResult> ask(const Job& job, std::vector<std::string> words,
                                   Diagnostics& diagnostics);

 private:
  enum class Accepted : std::uint8_t { Success, AnyStatus };
  std::optional<ProcessResult> run(const Job& job, std::vector<std::string> words,
                                   std::string input, Accepted accepted, Diagnostics& diagnostics);
  std::optional<Diagnostic> known_failure(const std::string& key);
  void remember(const std::string& key, const Diagnostic& failure);

  std::mutex mutex_;
  std::map<std::string, Diagnostic> failures_;
};

/// `text` with `file` for each "{file}", and `output` for each "{output}".
std::string filled_in(std::string_view text, std::string_view file, std::string_view output);

/// The words of `command`, as many as a message takes.
std::string shown_command(const ProjectCommand& command);

/// The first lines of what a command wrote, errors first, as hints.
std::vector<std::string> lines_said(const ProcessResult& result);

/// An error about the command of `job`: `the command 'x {file}' <what>`.
Diagnostic command_error(const CommandRunner::Job& job, const std::string& what);

}  // namespace patchgen
