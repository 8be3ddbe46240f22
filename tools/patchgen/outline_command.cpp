#include <fmt/format.h>

#include <patchgen/outline.h>

#include "commands.h"
#include "terminal.h"

namespace patchgen {

int run_outline(const Disk& disk, const Arguments& arguments) {
  Diagnostics diagnostics;
  DiskError failure;
  std::optional<std::string> bytes = disk.read(arguments.outline_file, failure);
  if (!bytes) {
    // A file that is not there is a mistake of the command line, as one that a spec names is the
    // spec's.
    const bool is_there =
        disk.is_file(arguments.outline_file) || disk.is_directory(arguments.outline_file);
    const Fault fault = is_there ? Fault::Source : Fault::Spec;
    diagnostics.add(
        error_in(arguments.outline_file, fmt::format("cannot read: {}", failure.reason), fault));
  } else {
    const SourceText text(arguments.outline_file, std::move(*bytes));
    const Outline outline = read_outline(text, diagnostics);
    for (Diagnostic problem : outline.problems) {
      problem.severity = Severity::Warning;
      diagnostics.add(std::move(problem));
    }
    std::string printed = arguments.outline_format == OutlineFormat::Json
                              ? outline_as_json(outline, text)
                              : outline_as_text(outline, text);
    if (printed.ends_with('\n')) printed.pop_back();
    if (!diagnostics.has_errors()) print_line(printed);
  }
  print_diagnostics(diagnostics, use_color(arguments.color));
  return diagnostics.exit_status();
}

}  // namespace patchgen
