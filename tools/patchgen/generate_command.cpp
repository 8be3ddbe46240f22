#include <fmt/format.h>
#include <map>
#include <string>

#include <patchgen/report.h>

#include "commands.h"
#include "progress_bar.h"
#include "project/depfile.h"
#include "repository_root.h"
#include "spec_selection.h"
#include "support/counted.h"
#include "terminal.h"
#include "version.h"

namespace patchgen {
namespace {

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
                     action_name(effect.action), effect.subject, lines,
                     effect.origin.empty() ? "" : ", from " + effect.origin);
}

/// What became of the file at `path`, which is not in `written` on a dry run.
std::string_view outcome_of(const std::string& path,
                            const std::map<std::string, WriteResult>& written) {
  const auto found = written.find(path);
  if (found == written.end()) return "not written (dry run)";
  return found->second == WriteResult::Written ? "written" : "unchanged";
}

void add_result(const GenerateResult& result, const GenerateReport& report, bool verbose,
                std::string& text) {
  for (const GeneratedFile& file : result.files) {
    const LineCounts counts = count_changed_lines(file.diff);
    text += fmt::format("{} -> {}: {}, +{} -{} lines, {}\n", file.source_path, file.path,
                        counted(result.spec->operations.size(), "operation"), counts.added,
                        counts.removed, outcome_of(file.path, report.written));
    if (report.with_diffs) {
      text += fmt::format("{} {}\n", file.diff_path, outcome_of(file.diff_path, report.written));
    }
  }
  if (!verbose) return;
  for (const Effect& effect : result.effects) text += describe(effect, result) + '\n';
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

/// A line or two for each output; nothing with errors.
std::string results_as_text(const GenerateReport& report, bool verbose) {
  std::string text;
  if (report.diagnostics.has_errors()) return text;
  for (const GenerateResult& result : report.results) add_result(result, report, verbose, text);
  return text;
}

void print_text(const GenerateReport& report, const Arguments& arguments) {
  print_lines(results_as_text(report, arguments.verbose));
  print_diagnostics(report.diagnostics, use_color(arguments.color));
}

std::vector<GenerateResult> generate_all(const Disk& disk, const std::vector<std::string>& specs,
                                         const Arguments& arguments) {
  ProgressBar bar(arguments.format, "specs");
  GenerateOptions options = arguments.options;
  options.progress = bar.callback();
  return generate(disk, specs, options);
}

}  // namespace

int run_generate(Disk& disk, const Arguments& arguments) {
  GenerateReport report;
  report.with_diffs = arguments.diff;
  Diagnostics& diagnostics = report.diagnostics;
  const std::vector<std::string> specs =
      arguments.all ? specs_of_project(disk, arguments, "--all", diagnostics) : arguments.specs;
  if (!diagnostics.has_errors()) report.results = generate_all(disk, specs, arguments);
  for (const GenerateResult& result : report.results) diagnostics.append(result.diagnostics);
  if (!diagnostics.has_errors()) {
    report.written = write(disk, report.results, arguments, diagnostics);
  }
  switch (arguments.format) {
    case OutputFormat::Text:
      print_text(report, arguments);
      break;
    case OutputFormat::Json:
      print_lines(report_as_json(report, kVersion));
      break;
    case OutputFormat::Github:
      print_lines(without_github_commands(results_as_text(report, arguments.verbose)));
      print_lines(github_annotations(diagnostics, {}, repository_root()));
      break;
    case OutputFormat::Sarif:
      print_lines(
          report_as_sarif(diagnostics, {}, diagnostics.exit_status(), kVersion, repository_root()));
      break;
  }
  return diagnostics.exit_status();
}

}  // namespace patchgen
