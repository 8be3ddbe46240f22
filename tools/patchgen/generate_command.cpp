#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string>

#include "commands.h"
#include "project/depfile.h"
#include "spec_selection.h"
#include "terminal.h"

namespace patchgen {
namespace {

std::string_view verb(Effect::Action action) {
  switch (action) {
    case Effect::Action::Replaced:
      return "replaced";
    case Effect::Action::Removed:
      return "removed";
    case Effect::Action::Added:
      return "added";
    case Effect::Action::Updated:
      return "updated";
    case Effect::Action::LeftAlone:
      return "left alone";
  }
  return "";
}

std::string describe(const Effect& effect, const GenerateResult& result) {
  const std::string& source = result.files[effect.source].source_path;
  const std::string lines =
      effect.first_line == effect.last_line
          ? fmt::format("{}:{}", source, effect.first_line)
          : fmt::format("{}:{}-{}", source, effect.first_line, effect.last_line);
  const Operation& operation = result.spec->operations[effect.operation];
  const SourceText& text = text_of(*result.spec, operation);
  const int line = text.line_of(operation.where.begin);
  const std::string place = operation.inherited ? fmt::format("{}:{}", text.name(), line)
                                                : fmt::format("spec line {}", line);
  return fmt::format("  {} ({}): {} {} at {}{}", operation_name(operation.kind), place,
                     verb(effect.action), effect.subject, lines,
                     effect.origin.empty() ? "" : ", from " + effect.origin);
}

struct LineCounts {
  std::size_t added = 0;
  std::size_t removed = 0;
};

LineCounts count_lines(const std::string& diff) {
  LineCounts counts;
  // The lines above the first hunk name the two files; a changed line may look like one of them.
  for (std::size_t at = std::min(diff.find("\n@@ "), diff.size()); at < diff.size();) {
    const std::size_t end = std::min(diff.find('\n', at), diff.size() - 1) + 1;
    const std::string_view line(diff.data() + at, end - at);
    if (line.starts_with('+')) ++counts.added;
    if (line.starts_with('-')) ++counts.removed;
    at = end;
  }
  return counts;
}

/// What became of the file at `path`, which is not in `written` on a dry run.
std::string_view outcome_of(const std::string& path,
                            const std::map<std::string, WriteResult>& written) {
  const auto found = written.find(path);
  if (found == written.end()) return "not written (dry run)";
  return found->second == WriteResult::Written ? "written" : "unchanged";
}

void print_result(const GenerateResult& result, const std::map<std::string, WriteResult>& written,
                  const Arguments& arguments) {
  for (const GeneratedFile& file : result.files) {
    const LineCounts counts = count_lines(file.diff);
    print_line(fmt::format("{} -> {}: {} operations, +{} -{} lines, {}", file.source_path,
                           file.path, result.spec->operations.size(), counts.added, counts.removed,
                           outcome_of(file.path, written)));
    if (arguments.diff) {
      print_line(fmt::format("{} {}", file.diff_path, outcome_of(file.diff_path, written)));
    }
  }
  if (!arguments.verbose) return;
  for (const Effect& effect : result.effects) print_line(describe(effect, result));
}

/// Writes `results` and the depfile, all or nothing; on a dry run, sees whether it could.
std::map<std::string, WriteResult> write(Disk& disk, const std::vector<GenerateResult>& results,
                                         const Arguments& arguments, Diagnostics& diagnostics) {
  std::map<std::string, WriteResult> written;
  std::string dependencies;
  std::vector<FileToWrite> more;
  if (arguments.depfile) {
    check_depfile(disk, results, arguments.diff, *arguments.depfile, diagnostics);
    dependencies = depfile(results, arguments.diff);
    more.push_back({*arguments.depfile, dependencies});
  }
  if (arguments.dry_run) {
    check_writable(disk, results, arguments.diff, diagnostics);
  } else if (!diagnostics.has_errors()) {
    for (WrittenFile& file : write_results(disk, results, arguments.diff, diagnostics, more)) {
      written.emplace(std::move(file.path), file.result);
    }
  }
  return written;
}

}  // namespace

int run_generate(Disk& disk, const Arguments& arguments) {
  Diagnostics diagnostics;
  const std::vector<std::string> specs =
      arguments.all ? specs_of_project(disk, arguments, "--all", diagnostics) : arguments.specs;
  std::vector<GenerateResult> results;
  if (!diagnostics.has_errors()) results = generate(disk, specs, arguments.options);
  for (const GenerateResult& result : results) diagnostics.append(result.diagnostics);

  std::map<std::string, WriteResult> written;
  if (!diagnostics.has_errors()) written = write(disk, results, arguments, diagnostics);
  if (!diagnostics.has_errors()) {
    for (const GenerateResult& result : results) print_result(result, written, arguments);
  }
  print_diagnostics(diagnostics, use_color(arguments.color));
  return diagnostics.exit_status();
}

}  // namespace patchgen
