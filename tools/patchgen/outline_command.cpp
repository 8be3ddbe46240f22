#include <fmt/format.h>
#include <memory>

#include <patchgen/outline.h>
#include <patchgen/target_list.h>

#include "commands.h"
#include "patch/whole_names.h"
#include "project/text_check.h"
#include "terminal.h"

namespace patchgen {
namespace {

/// The names that a spec may use as targets; what has none is noted.
std::string targets(const Arguments& arguments, const SourceText& text, const Outline& outline,
                    Diagnostics& diagnostics) {
  // The file goes on living with the caller.
  OutlinedFile file{std::shared_ptr<const SourceText>(&text, [](const SourceText*) {}),
                    std::shared_ptr<const Outline>(&outline, [](const Outline*) {})};
  settle_whole_names({&file});
  const TargetList list = list_targets(file);
  for (const Declaration* each : list.untellable) {
    Diagnostic note =
        error_at(text, each->name_range,
                 fmt::format("no target tells this {} from others: '{}{}{}'", kind_name(each->kind),
                             each->qualified_name, each->specialization, each->signature));
    note.severity = Severity::Note;
    diagnostics.add(std::move(note));
  }
  return arguments.format == OutputFormat::Json ? targets_as_json(list, text)
                                                : targets_as_text(list);
}

}  // namespace

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
  } else if (const std::string why = bytes->empty() ? "" : why_not_source(*bytes); !why.empty()) {
    diagnostics.add(error_in(arguments.outline_file, why, Fault::Source));
  } else {
    const SourceText text(arguments.outline_file, std::move(*bytes));
    const Outline outline = read_outline(text);
    for (Diagnostic problem : outline.problems) {
      problem.severity = Severity::Warning;
      diagnostics.add(std::move(problem));
    }
    std::string printed = arguments.outline_targets ? targets(arguments, text, outline, diagnostics)
                          : arguments.format == OutputFormat::Json ? outline_as_json(outline, text)
                                                                   : outline_as_text(outline, text);
    if (printed.ends_with('\n')) printed.pop_back();
    if (!diagnostics.has_errors() && !printed.empty()) print_line(printed);
  }
  print_diagnostics(diagnostics, use_color(arguments.color));
  return diagnostics.exit_status();
}

}  // namespace patchgen
