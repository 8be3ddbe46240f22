#include <patchgen/check.h>

#include "cache_options.h"
#include "commands.h"
#include "spec_selection.h"
#include "terminal.h"

namespace patchgen {

int run_check(Disk& disk, const Arguments& arguments) {
  Diagnostics diagnostics;
  CheckScope scope;
  scope.whole_project = arguments.specs.empty();
  scope.specs = scope.whole_project
                    ? specs_of_project(disk, arguments, "--check without a SPEC", diagnostics)
                    : arguments.specs;
  CheckReport report;
  if (!diagnostics.has_errors()) {
    CheckOptions options = arguments.check;
    options.dry_run = arguments.dry_run;
    if (!arguments.no_cache) options.cache = cache_options();
    report = check(disk, scope, arguments.options, options);
    std::string text = report_as_text(report, use_color(arguments.color, Stream::Output));
    text.pop_back();
    print_line(text);
  }
  report.diagnostics.append(diagnostics);
  print_diagnostics(report.diagnostics, use_color(arguments.color));
  return report.exit_status();
}

}  // namespace patchgen
