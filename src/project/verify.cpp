#include "project/verify.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "diff/edit_script.h"
#include "project/glob.h"
#include "project/paths.h"
#include "support/parallel.h"

namespace patchgen {
namespace {

enum class Verdict : std::uint8_t { LeftOut, Passed, Failed };

constexpr const char* kWhatToAdd =
    R"(add a command that compiles a file: )"
    R"("verify": {"command": ["g++", "-std=c++17", "-fsyntax-only", "{file}"]})";

bool is_wanted(const VerifyCommand& verify, const std::string& output) {
  const auto names = [&](const std::string& glob) { return matches_glob(glob, output); };
  return verify.outputs.empty() || std::any_of(verify.outputs.begin(), verify.outputs.end(), names);
}

/// Takes a number and the colon behind it off `text`; 0 when there is none.
int take_number(std::string_view& text) {
  int number = 0;
  const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
  const auto length = static_cast<std::size_t>(end - text.data());
  if (failed != std::errc() || number <= 0 || length == text.size() || text[length] != ':') {
    return 0;
  }
  text.remove_prefix(length + 1);
  return number;
}

/// Puts `error` at the first place in `path` that a compiler calls an error, if it says one:
/// `path:line:column: error: …` or `path:line: error: …`.
void place(const ProcessResult& said, std::string_view path, Diagnostic& error) {
  for (const std::string* text : {&said.err, &said.out}) {
    for (std::string_view line : lines_of(*text)) {
      if (!line.starts_with(path) || !line.substr(path.size()).starts_with(':')) continue;
      line.remove_prefix(path.size() + 1);
      const int number = take_number(line);
      const int column = number > 0 ? take_number(line) : 0;
      if (number == 0 || line.find("error") == std::string_view::npos) continue;
      error.line = number;
      error.column = column;
      return;
    }
  }
}

Verdict verify(CommandRunner& runner, const OutputToVerify& output, Diagnostics& diagnostics) {
  const std::optional<VerifyCommand>& verify = output.project.file.verify;
  if (output.has_drifted || !verify || !is_wanted(*verify, output.output)) return Verdict::LeftOut;
  // Below the project its path is the same on all machines, also in what the command writes.
  const std::string below = path_below(output.path, output.project.root);
  const std::string path = below.empty() ? absolute_path(output.path) : below;
  std::vector<std::string> words;
  for (const std::string& word : verify->command.words) {
    words.push_back(filled_in(word, path, path));
  }
  const CommandRunner::Job job = {.project = output.project.file,
                                  .command = verify->command,
                                  .folder = absolute_path(output.project.root),
                                  .output = output.path,
                                  .time_limit = verify->time_limit};
  const std::optional<ProcessResult> result = runner.ask(job, std::move(words), diagnostics);
  if (!result) return Verdict::LeftOut;
  if (result->ok()) return Verdict::Passed;
  Diagnostic error =
      error_in(output.path,
               fmt::format("it is not verified: the command '{}' failed with status {}",
                           shown_command(verify->command), result->exit_status),
               Fault::Output);
  place(*result, path, error);
  error.hints = lines_said(*result);
  error.hints.push_back(
      fmt::format("mend what {} brings in, generate the file anew, and verify again", output.spec));
  diagnostics.add(std::move(error));
  return Verdict::Failed;
}

void note_drifted(const std::vector<OutputToVerify>& outputs, Diagnostics& diagnostics) {
  const auto drifted =
      std::count_if(outputs.begin(), outputs.end(),
                    [](const OutputToVerify& output) { return output.has_drifted; });
  if (drifted == 0) return;
  Diagnostic note =
      error_in("", fmt::format("{} that drifted {} not verified: mend the drift first",
                               drifted == 1 ? "an output" : fmt::format("{} outputs", drifted),
                               drifted == 1 ? "is" : "are"));
  note.severity = Severity::Note;
  diagnostics.add(std::move(note));
}

}  // namespace

std::vector<std::optional<Project>> projects_to_verify(const Disk& disk,
                                                       const std::vector<std::string>& specs,
                                                       const GenerateOptions& options,
                                                       Diagnostics& diagnostics) {
  std::vector<std::optional<Project>> projects;
  bool may_have_one = specs.empty();
  std::string file;
  for (const std::string& spec : specs) {
    Diagnostics of_the_check;  // which meets them, too
    std::optional<Project> project =
        find_project(disk, parent_path(spec), options.project_file, of_the_check);
    if (project) {
      project->file = for_spec(std::move(project->file), path_below(spec, project->root));
      if (file.empty()) file = project->path;
    }
    may_have_one = may_have_one || !project || project->file.verify;
    projects.push_back(std::move(project));
  }
  if (!may_have_one) {
    Diagnostic error = error_in(
        file, file.empty() ? R"(--verify needs a project file, patchgen.json, with "verify")"
                           : R"(--verify needs "verify" in the project file)");
    error.hints = {kWhatToAdd};
    diagnostics.add(std::move(error));
  }
  return projects;
}

VerifyCounts verify_outputs(CommandRunner& runner, const std::vector<OutputToVerify>& outputs,
                            unsigned jobs,
                            const std::function<void(std::size_t, std::size_t)>& progress,
                            Diagnostics& diagnostics) {
  std::vector<Verdict> verdicts(outputs.size(), Verdict::LeftOut);
  std::vector<Diagnostics> found(outputs.size());
  for_each_in_parallel(
      outputs.size(), jobs,
      [&](std::size_t i) { verdicts[i] = verify(runner, outputs[i], found[i]); }, progress);
  for (const Diagnostics& each : found) diagnostics.append(each);
  note_drifted(outputs, diagnostics);
  const auto count = [&](Verdict verdict) {
    return static_cast<std::size_t>(std::count(verdicts.begin(), verdicts.end(), verdict));
  };
  return {.passed = count(Verdict::Passed),
          .failed = count(Verdict::Failed),
          .left_out = count(Verdict::LeftOut)};
}

}  // namespace patchgen
