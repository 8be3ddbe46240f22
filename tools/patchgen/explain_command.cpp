#include <patchgen/explain.h>

#include "commands.h"
#include "terminal.h"

namespace patchgen {

int run_explain(const Disk& disk, const Arguments& arguments) {
  Diagnostics diagnostics;
  const std::vector<GenerateResult> results = generate(disk, arguments.specs, arguments.options);
  for (const GenerateResult& result : results) diagnostics.append(result.diagnostics);
  if (!diagnostics.has_errors()) {
    std::string printed;
    if (arguments.format == OutputFormat::Json) {
      printed = explain_as_json(results, diagnostics);
    } else {
      for (const GenerateResult& result : results) {
        if (!printed.empty()) printed += '\n';
        printed += explain_as_text(result, arguments.verbose, diagnostics);
      }
    }
    if (printed.ends_with('\n')) printed.pop_back();
    print_line(printed);
  }
  print_diagnostics(diagnostics, use_color(arguments.color));
  return diagnostics.exit_status();
}

}  // namespace patchgen
