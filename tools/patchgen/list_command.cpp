#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commands.h"
#include "project/spec_outputs.h"
#include "spec_selection.h"
#include "terminal.h"

namespace patchgen {
namespace {

void print_json(const Disk& disk, const std::vector<std::string>& specs,
                const GenerateOptions& options, Diagnostics& diagnostics) {
  std::vector<SpecListing> listings;
  for (const std::string& spec : specs) {
    std::optional<SpecListing> listing = list_spec(disk, spec, options, diagnostics);
    if (listing) listings.push_back(std::move(*listing));
  }
  if (diagnostics.has_errors()) return;
  std::string text = listings_as_json(listings);
  text.pop_back();
  print_line(text);
}

/// A line each: `SPEC: SOURCE -> OUTPUT, …`. Of one that cannot be read, its path alone.
void print_text(const Disk& disk, const std::vector<std::string>& specs,
                const GenerateOptions& options, Diagnostics& diagnostics) {
  for (const std::string& spec : specs) {
    std::string line = spec;
    if (const auto listing = list_spec(disk, spec, options, diagnostics)) {
      std::string_view separator = ": ";
      for (const SpecListing::Output& output : listing->outputs) {
        line += fmt::format("{}{} -> {}", separator, output.source, output.path);
        separator = ", ";
      }
    }
    print_line(line);
  }
}

}  // namespace

int run_list(const Disk& disk, const Arguments& arguments) {
  Diagnostics diagnostics;
  std::vector<std::string> specs = arguments.specs;
  if (specs.empty()) {
    const std::optional<Project> project = needed_project(disk, arguments, "--list", diagnostics);
    if (project) {
      specs = project_specs(disk, *project, diagnostics);
      check_overrides(*project, specs, diagnostics);
    }
  }
  if (arguments.format == OutputFormat::Json) {
    if (!diagnostics.has_errors()) print_json(disk, specs, arguments.options, diagnostics);
  } else {
    print_text(disk, specs, arguments.options, diagnostics);
  }
  print_diagnostics(diagnostics, use_color(arguments.color));
  return diagnostics.exit_status();
}

}  // namespace patchgen
