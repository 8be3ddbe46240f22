#include "project/output_commands.h"

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "emit/header_words.h"
#include "project/format_answer.h"
#include "project/format_replacements.h"
#include "project/output_changes.h"
#include "project/paths.h"

namespace patchgen {
namespace {

namespace fs = std::filesystem;

/// A folder of this process alone for the file that a command works on; gone at its end.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::error_code failed;
    std::string path = (fs::temp_directory_path(failed) / "patchgen-XXXXXX").string();
    if (!failed && ::mkdtemp(path.data()) != nullptr) path_ = path;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }  ///< empty: none could be made

 private:
  std::string path_;
};

/// Where the output belongs in the project, whatever the command line says.
std::string home_of(const Project& project, const std::string& output) {
  return absolute_path(join_path(join_path(project.root, project.file.output_dir), output));
}

/// One file on its way through the commands.
class OutputCommands {
 public:
  OutputCommands(CommandRunner& runner, const Project& project, const std::string& output,
                 EmittedFile& file, Diagnostics& diagnostics)
      : runner_(runner),
        project_(project),
        output_(output),
        file_(file),
        diagnostics_(diagnostics) {}

  void run() {
    if (!format()) return;
    for (const ProjectCommand& command : project_.file.post_process) {
      if (!post_process(command)) return;
    }
  }

 private:
  [[nodiscard]] std::string home() const { return home_of(project_, output_); }

  [[nodiscard]] CommandRunner::Job job(const ProjectCommand& command) const {
    return {.project = project_.file,
            .command = command,
            .folder = absolute_path(project_.root),
            .output = output_};
  }

  bool fail(const ProjectCommand& command, const std::string& what,
            std::vector<std::string> hints = {}) {
    Diagnostic error = command_error(job(command), fmt::format("{} (for {})", what, output_));
    error.hints = std::move(hints);
    diagnostics_.add(std::move(error));
    return false;
  }

  bool format() {
    const FormatCommand& format = project_.file.format;
    if (format.command.words.empty() || format.scope == FormatScope::None) return true;
    std::vector<std::string> words = format.command.words;
    words.push_back("--assume-filename=" + home());
    const bool whole = format.scope == FormatScope::All;
    const std::vector<LineRange> lines = patched_lines(file_);
    if (!whole) {
      if (lines.empty()) return true;
      words.emplace_back("--output-replacements-xml");
      for (const LineRange& range : lines) {
        words.push_back(fmt::format("--lines={}:{}", range.first, range.last));
      }
    }
    const std::optional<ProcessResult> result =
        runner_.run(job(format.command), std::move(words), file_.bytes, diagnostics_);
    if (!result) return false;
    if (whole) return take_layout(format.command, changes_between(file_.bytes, result->out));
    auto replacements = read_replacements(result->out, file_.bytes.size());
    if (!replacements) {
      return fail(format.command, "does not answer as clang-format does",
                  {R"(with "scope": "patched" it must know --lines and --output-replacements-xml)",
                   R"("scope": "all" needs neither)"});
    }
    return take_layout(format.command, on_lines(std::move(*replacements), file_.bytes, lines));
  }

  /// Takes what a formatter changed, which may be the layout alone.
  bool take_layout(const ProjectCommand& command, const std::vector<OutputChange>& changes) {
    const std::string before = file_.bytes;
    if (!take(command, changes)) return false;
    const std::optional<std::string> fault = beyond_layout(before, file_.bytes);
    if (!fault) return true;
    return fail(command, "changes more than the layout: " + *fault,
                {R"(a formatter may not; "post_process" is for commands that may)"});
  }

  bool post_process(const ProjectCommand& command) {
    const ScratchFolder folder;
    const std::string path = folder.path() + "/" + file_name(output_);
    RealDisk disk;
    DiskError error;
    if (folder.path().empty() || !disk.write(path, file_.bytes, error)) {
      return fail(command, "needs a temporary file, which cannot be made", {error.reason});
    }
    std::vector<std::string> words;
    for (const std::string& word : command.words) words.push_back(filled_in(word, path, home()));
    if (!runner_.run(job(command), std::move(words), "", diagnostics_)) return false;
    // A pipe in its place would never end.
    if (!disk.is_file(path)) return fail(command, "leaves no file at {file}");
    const std::optional<std::string> bytes = disk.read(path, error);
    if (!bytes) return fail(command, "leaves a file that cannot be read: " + error.reason);
    return take(command, changes_between(file_.bytes, *bytes));
  }

  bool take(const ProjectCommand& command, const std::vector<OutputChange>& changes) {
    EmittedFile changed = with_changes(file_, changes);
    const ReadHeader before = read_header(file_.bytes);
    const ReadHeader after = read_header(changed.bytes);
    if (!after.begins_file || after.source != before.source || after.spec != before.spec ||
        after.fingerprint != before.fingerprint) {
      return fail(command, "takes away or changes the header that patchgen puts at the top",
                  {"nothing may come before the header, and its words must stay"});
    }
    file_ = std::move(changed);
    return true;
  }

  CommandRunner& runner_;
  const Project& project_;
  const std::string& output_;
  EmittedFile& file_;
  Diagnostics& diagnostics_;
};

}  // namespace

void run_output_commands(CommandRunner& runner, const Project& project, const std::string& output,
                         EmittedFile& file, Diagnostics& diagnostics) {
  OutputCommands(runner, project, output, file, diagnostics).run();
}

bool depends_on_known_files(const std::vector<std::string>& words) {
  if (!file_name(words.front()).starts_with("clang-format")) return false;
  return std::all_of(words.begin() + 1, words.end(), [](std::string_view word) {
    const std::size_t name = word.find_first_not_of('-');
    if (name == 0 || name == std::string_view::npos) return false;  // a file, `@file`, or `--`
    word.remove_prefix(name);
    return word == "style=file" || word.starts_with("fallback-style=") ||
           (word.starts_with("style=") && word.find(':') == std::string_view::npos);
  });
}

std::vector<std::string> formatter_settings(const Project& project,
                                            const std::vector<SourceEntry>& sources) {
  constexpr std::array<std::string_view, 3> kNames = {".clang-format", "_clang-format",
                                                      ".clang-format-ignore"};
  std::set<std::string> files;
  for (const SourceEntry& entry : sources) {
    std::string folder = parent_path(home_of(project, entry.output.value));
    while (true) {
      for (const std::string_view name : kNames) files.insert(join_path(folder, name));
      const std::string above = parent_path(folder);
      if (above == folder || above.empty()) break;
      folder = above;
    }
  }
  return {files.begin(), files.end()};
}

}  // namespace patchgen
