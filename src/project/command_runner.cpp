#include "project/command_runner.h"

#include <chrono>
#include <exception>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include <patchgen/disk.h>

#include "diff/edit_script.h"
#include "support/printable.h"

namespace patchgen {
namespace {

std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

/// `text` cut to what a message may take.
std::string shortened(std::string_view text, std::size_t most) {
  std::string shown = printable(text.substr(0, most));
  if (text.size() > most) shown += "…";
  return shown;
}

}  // namespace

std::string filled_in(std::string_view text, std::string_view file, std::string_view output) {
  constexpr std::string_view kFile = "{file}";
  constexpr std::string_view kOutput = "{output}";
  std::string result;
  while (!text.empty()) {
    if (text.starts_with(kFile)) {
      result += file;
      text.remove_prefix(kFile.size());
    } else if (text.starts_with(kOutput)) {
      result += output;
      text.remove_prefix(kOutput.size());
    } else {
      result += text[0];
      text.remove_prefix(1);
    }
  }
  return result;
}

std::string shown_command(const ProjectCommand& command) {
  constexpr std::size_t kMostBytes = 200;
  return shortened(joined(command.words), kMostBytes);
}

std::vector<std::string> lines_said(const ProcessResult& result) {
  constexpr std::size_t kMostLines = 12;
  constexpr std::size_t kMostBytes = 300;
  std::vector<std::string> lines;
  std::size_t more = 0;
  for (const std::string* said : {&result.err, &result.out}) {
    for (std::string_view line : lines_of(*said)) {
      line = line.substr(0, line.find_last_not_of(" \t\r\n") + 1);
      if (line.empty()) continue;
      if (lines.size() == kMostLines) {
        ++more;
      } else {
        lines.push_back("it wrote: " + shortened(line, kMostBytes));
      }
    }
  }
  if (more > 0 || result.cut) {
    lines.push_back(fmt::format("… and {}{} more lines", result.cut ? "at least " : "", more));
  }
  return lines;
}

Diagnostic command_error(const CommandRunner::Job& job, const std::string& what) {
  return error_at(*job.project.text, job.command.where,
                  fmt::format("the command '{}' {}", shown_command(job.command), what),
                  Fault::System);
}

std::optional<Diagnostic> CommandRunner::known_failure(const std::string& key) {
  const std::lock_guard lock(mutex_);
  const auto found = failures_.find(key);
  if (found == failures_.end()) return std::nullopt;
  return found->second;
}

void CommandRunner::remember(const std::string& key, const Diagnostic& failure) {
  const std::lock_guard lock(mutex_);
  failures_.try_emplace(key, failure);
}

std::optional<ProcessResult> CommandRunner::run(const Job& job, std::vector<std::string> words,
                                                std::string input, Diagnostics& diagnostics) {
  return run(job, std::move(words), std::move(input), Accepted::Success, diagnostics);
}

std::optional<ProcessResult> CommandRunner::ask(const Job& job, std::vector<std::string> words,
                                                Diagnostics& diagnostics) {
  return run(job, std::move(words), "", Accepted::AnyStatus, diagnostics);
}

std::optional<ProcessResult> CommandRunner::run(const Job& job, std::vector<std::string> words,
                                                std::string input, Accepted accepted,
                                                Diagnostics& diagnostics) {
  const std::chrono::seconds limit = job.time_limit.value_or(job.project.time_limit);
  const std::string key = job.folder + '\0' + joined(job.command.words);
  if (const auto failure = known_failure(key)) {
    diagnostics.add(*failure);
    return std::nullopt;
  }
  ProcessResult result;
  std::string reason;
  try {
    result = run_process({.arguments = std::move(words),
                          .input = std::move(input),
                          .working_directory = job.folder,
                          .timeout = limit,
                          .most_output = Disk::kMaxFileSize});
  } catch (const std::exception& failed) {
    reason = failed.what();
  }
  if (reason.empty() && result.ok()) return result;
  constexpr int kNotStarted = 127;
  const bool is_missing = !reason.empty() || result.exit_status == kNotStarted;
  const bool has_answered = !is_missing && !result.timed_out && result.signal == 0;
  if (has_answered && accepted == Accepted::AnyStatus) return result;
  Diagnostic failure;
  if (is_missing) {
    failure = command_error(job, "cannot be started");
    failure.hints = {reason.empty() ? "is it installed, and in PATH?" : reason};
    const std::string& program = job.command.words.front();
    if (reason.empty() && program.find('/') != std::string::npos) {
      failure.hints = {fmt::format("looked for {} from {}", program, job.folder)};
    }
  } else {
    std::string how = fmt::format("failed with status {}", result.exit_status);
    if (result.timed_out) {
      how = fmt::format("took longer than {} s and was ended", limit.count());
    } else if (result.signal != 0) {
      how = fmt::format("was ended by signal {}", result.signal);
    }
    failure = command_error(job, fmt::format("{} (for {})", how, job.output));
    failure.hints = lines_said(result);
    if (result.timed_out) {
      failure.hints.emplace_back(R"(when it needs longer, give it a larger "time_limit")");
    }
  }
  if (is_missing || result.timed_out) remember(key, failure);
  diagnostics.add(std::move(failure));
  return std::nullopt;
}

}  // namespace patchgen
