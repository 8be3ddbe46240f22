#include "spec_selection.h"

#include <fmt/format.h>

namespace patchgen {

std::optional<Project> needed_project(const Disk& disk, const Arguments& arguments,
                                      std::string_view what, Diagnostics& diagnostics) {
  std::optional<Project> project =
      find_project(disk, "", arguments.options.project_file, diagnostics);
  if (project && !project->has_file) {
    diagnostics.add(
        error_in("", fmt::format("{} needs a project: no patchgen.json here or above", what)));
    return std::nullopt;
  }
  return project;
}

Diagnostic no_specs() {
  return error_in("", "the project has no specs");
}

std::vector<std::string> specs_of_project(const Disk& disk, const Arguments& arguments,
                                          std::string_view what, Diagnostics& diagnostics) {
  const std::optional<Project> project = needed_project(disk, arguments, what, diagnostics);
  if (!project) return {};
  std::vector<std::string> specs = project_specs(disk, *project, diagnostics);
  if (specs.empty() && !diagnostics.has_errors()) diagnostics.add(no_specs());
  check_overrides(*project, specs, diagnostics);
  return specs;
}

}  // namespace patchgen
