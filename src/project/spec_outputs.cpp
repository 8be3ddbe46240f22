#include "project/spec_outputs.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

#include "project/paths.h"
#include "project/source_lookup.h"

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

std::string without_extension(const std::string& path) {
  const std::string name = file_name(path);
  const std::size_t dot = name.rfind('.');
  const std::size_t cut = dot == std::string::npos || dot == 0 ? 0 : name.size() - dot;
  return path.substr(0, path.size() - cut);
}

}  // namespace

std::string diff_name(const PatchSpec& spec, const SourceEntry& entry) {
  const std::string own = without_extension(entry.output.value);
  const auto shared = std::count_if(
      spec.sources.begin(), spec.sources.end(),
      [&](const SourceEntry& each) { return without_extension(each.output.value) == own; });
  return (shared > 1 ? entry.output.value : own) + ".diff";
}

std::string output_dir(const Project& project, const GenerateOptions& options) {
  return options.output_dir ? *options.output_dir
                            : join_path(project.root, project.file.output_dir);
}

std::optional<SpecListing> list_spec(const Disk& disk, const std::string& spec_path,
                                     const GenerateOptions& options, Diagnostics& diagnostics) {
  DiskError failure;
  std::optional<std::string> bytes = disk.read(spec_path, failure);
  if (!bytes) {
    diagnostics.add(
        error_in(spec_path, fmt::format("cannot read the patch spec: {}", failure.reason)));
    return std::nullopt;
  }
  const std::optional<PatchSpec> spec =
      parse_patch_spec(std::make_shared<SourceText>(spec_path, std::move(*bytes)), diagnostics);
  std::optional<Project> project =
      find_project(disk, parent_path(spec_path), options.project_file, diagnostics);
  if (!spec || !project) return std::nullopt;
  project->file = for_spec(std::move(project->file), path_below(spec_path, project->root));
  SpecListing listing{.spec_path = spec_path,
                      .project_path = project->path,
                      .output_dir = output_dir(*project, options),
                      .source_roots = source_roots(*project, spec_path, options),
                      .outputs = {}};
  for (const SourceEntry& entry : spec->sources) {
    listing.outputs.push_back(
        {.source = entry.input.value,
         .path = join_path(listing.output_dir, entry.output.value),
         .diff_path = join_path(listing.output_dir, diff_name(*spec, entry))});
  }
  return listing;
}

std::string listings_as_json(const std::vector<SpecListing>& listings) {
  Json specs = Json::array();
  for (const SpecListing& listing : listings) {
    Json outputs = Json::array();
    for (const SpecListing::Output& output : listing.outputs) {
      outputs.push_back(
          {{"source", output.source}, {"path", output.path}, {"diff", output.diff_path}});
    }
    const Json project = listing.project_path.empty() ? Json() : Json(listing.project_path);
    specs.push_back({{"spec", listing.spec_path},
                     {"project", project},
                     {"output_dir", listing.output_dir},
                     {"source_roots", listing.source_roots},
                     {"outputs", std::move(outputs)}});
  }
  const Json json = {{"specs", std::move(specs)}};
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace patchgen
