#include <algorithm>
#include <fmt/format.h>
#include <memory>

#include <patchgen/generate.h>

#include "project/glob.h"
#include "project/paths.h"

namespace patchgen {
namespace {

/// The project file in `start` or the nearest folder above it; empty when there is none.
std::string look_upwards(const Disk& disk, const std::string& start) {
  for (std::string folder = absolute_path(start);; folder = parent_path(folder)) {
    std::string candidate = join_path(folder, kProjectFileName);
    if (disk.is_file(candidate)) return candidate;
    if (folder == parent_path(folder) || folder.empty()) return "";
  }
}

}  // namespace

std::optional<Project> find_project(const Disk& disk, const std::string& start,
                                    const std::optional<std::string>& explicit_path,
                                    Diagnostics& diagnostics) {
  const std::string path = explicit_path ? *explicit_path : look_upwards(disk, start);
  if (path.empty())
    return Project{.file = {}, .path = "", .root = shown_path(start), .has_file = false};
  const std::string shown = shown_path(path);
  DiskError failure;
  std::optional<std::string> bytes = disk.read(path, failure);
  if (!bytes) {
    diagnostics.add(
        error_in(shown, fmt::format("cannot read the project file: {}", failure.reason)));
    return std::nullopt;
  }
  const SourceText text(shown, std::move(*bytes));
  std::optional<ProjectFile> file = parse_project_file(text, diagnostics);
  if (!file) return std::nullopt;
  return Project{
      .file = std::move(*file), .path = shown, .root = parent_path(shown), .has_file = true};
}

std::vector<std::string> project_specs(const Disk& disk, const Project& project,
                                       Diagnostics& diagnostics) {
  const std::vector<std::string>& globs = project.file.specs;
  const auto names = [&](const std::string& path) {
    return std::any_of(globs.begin(), globs.end(),
                       [&](const std::string& glob) { return matches_glob(glob, path); });
  };
  const auto may_have_some = [&](const std::string& folder) {
    return std::any_of(globs.begin(), globs.end(),
                       [&](const std::string& glob) { return may_match_below(glob, folder); });
  };
  const FolderListing listing =
      disk.list_below(project.root.empty() ? "." : project.root, may_have_some);
  for (const FolderListing::Other& other : listing.others) {
    const std::string path = join_path(project.root, other.path);
    if (other.is_folder) {
      diagnostics.add(error_in(
          path, fmt::format("cannot look for patch specs in this folder: {}", other.reason),
          Fault::System));
    } else if (names(other.path)) {
      diagnostics.add(error_in(path, fmt::format("cannot read the patch spec: {}", other.reason),
                               Fault::System));
    }
  }
  std::vector<std::string> found;
  for (const std::string& path : listing.files) {
    if (names(path)) found.push_back(project.root.empty() ? path : join_path(project.root, path));
  }
  std::sort(found.begin(), found.end());
  return found;
}

void check_overrides(const Project& project, const std::vector<std::string>& specs,
                     Diagnostics& diagnostics) {
  for (const ProjectOverride& each : project.file.overrides) {
    const auto is_named = [&](const std::string& spec) {
      const std::string path = path_below(spec, project.root);
      return std::any_of(each.specs.begin(), each.specs.end(),
                         [&](const std::string& glob) { return matches_glob(glob, path); });
    };
    if (std::any_of(specs.begin(), specs.end(), is_named)) continue;
    diagnostics.add(error_at(*project.file.text, each.where,
                             "the override is for none of the project's specs"));
  }
}

}  // namespace patchgen
