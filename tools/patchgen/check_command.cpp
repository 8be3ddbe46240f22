#include <algorithm>
#include <fmt/format.h>
#include <string>

#include <patchgen/check.h>
#include <patchgen/report.h>

#include "cache_options.h"
#include "commands.h"
#include "progress_bar.h"
#include "project/paths.h"
#include "repository_root.h"
#include "spec_selection.h"
#include "terminal.h"
#include "version.h"

namespace patchgen {
namespace {

void print_github(const CheckReport& report, bool was_checked) {
  if (was_checked) print_lines(without_github_commands(report_as_text(report, /*color=*/false)));
  print_lines(github_annotations(report.diagnostics, report.drifts, repository_root()));
}

void print_text(const CheckReport& report, bool was_checked, const Arguments& arguments) {
  if (was_checked) {
    print_lines(report_as_text(report, use_color(arguments.color, Stream::Output)));
    if (arguments.verbose) {
      print_lines(fmt::format("{} of {} specs unchanged since a check found them true\n",
                              report.remembered, report.specs));
    }
  }
  const bool has_written = std::any_of(report.drifts.begin(), report.drifts.end(),
                                       [](const Drift& drift) { return drift.mended; });
  print_diagnostics(report.diagnostics, use_color(arguments.color), has_written);
}

/// Makes `scope` the whole project.
void add_project(const Disk& disk, const Arguments& arguments, CheckScope& scope,
                 Diagnostics& diagnostics) {
  const std::optional<Project> project =
      needed_project(disk, arguments, "--check without a SPEC", diagnostics);
  if (!project) return;
  scope.specs = project_specs(disk, *project, diagnostics);
  check_overrides(*project, scope.specs, diagnostics);
  scope.project_root = project->root;
  if (arguments.options.output_dir) return;
  scope.output_dirs.push_back(join_path(project->root, project->file.output_dir));
  for (const ProjectOverride& each : project->file.overrides) {
    if (each.output_dir) scope.output_dirs.push_back(join_path(project->root, *each.output_dir));
  }
}

}  // namespace

int run_check(Disk& disk, const Arguments& arguments) {
  Diagnostics diagnostics;
  CheckScope scope;
  scope.whole_project = arguments.specs.empty();
  if (scope.whole_project) {
    add_project(disk, arguments, scope, diagnostics);
  } else {
    scope.specs = arguments.specs;
  }
  CheckReport report;
  if (!diagnostics.has_errors()) {
    CheckOptions options = arguments.check;
    options.dry_run = arguments.dry_run;
    if (!arguments.no_cache) options.cache = cache_options();
    ProgressBar bar(arguments.format, "specs");
    ProgressBar verify_bar(arguments.format, "files verified");
    options.verify_progress = verify_bar.callback();
    GenerateOptions generate_options = arguments.options;
    generate_options.progress = bar.callback();
    report = check(disk, scope, generate_options, options);
    if (scope.specs.empty() && report.drifts.empty()) diagnostics.add(no_specs());
  }
  const bool was_checked = report.specs > 0 || !report.drifts.empty();
  report.diagnostics.append(diagnostics);
  switch (arguments.format) {
    case OutputFormat::Text:
      print_text(report, was_checked, arguments);
      break;
    case OutputFormat::Json:
      print_lines(report_as_json(report, kVersion));
      break;
    case OutputFormat::Github:
      print_github(report, was_checked);
      break;
    case OutputFormat::Sarif:
      print_lines(report_as_sarif(report.diagnostics, report.drifts, report.exit_status(), kVersion,
                                  repository_root()));
      break;
  }
  return report.exit_status();
}

}  // namespace patchgen
