#include "project/output_owner.h"

#include <utility>

#include "project/paths.h"

namespace patchgen {
namespace {

/// The name of the output that `path` is, or is the diff of: `m.cpp` of `m.cpp.diff`, `m` of
/// `m.diff`.
std::string output_name(const std::string& path) {
  constexpr std::string_view kDiff = ".diff";
  std::string name = file_name(path);
  if (name.ends_with(kDiff)) name.resize(name.size() - kDiff.size());
  return name;
}

}  // namespace

OutputOwners::OutputOwners(const Disk& disk, CanonicalPaths& paths, std::string folder,
                           const std::string& project_root)
    : disk_(disk), paths_(paths), folder_(std::move(folder)), root_(paths.of(project_root)) {}

OutputOwner OutputOwners::owner_of(const std::string& path, const ReadHeader& header,
                                   bool has_spec) {
  std::string spelled = join_path("", header.output_dir);
  if (spelled.ends_with('/')) spelled.pop_back();
  const bool lies_in_root = folder_ == root_ || lies_below(folder_, root_);
  bool is_of_here = false;
  bool is_of_another = false;
  // The file may lie in a folder within the output folder.
  for (std::string at = path; !spelled.empty() && lies_below(at, folder_);) {
    at = parent_path(at);
    if (lies_in_root && paths_.of(join_path(root_, spelled)) == at) is_of_here = true;
    const std::optional<std::string> spec = spec_of_another(at, spelled, header.spec);
    if (!spec) continue;
    is_of_another = true;
    DiskError ignored;
    const std::optional<std::string> text = disk_.read(*spec, ignored);
    if (text && text->find(output_name(path)) != std::string::npos) {
      return OutputOwner::AnotherProject;
    }
  }
  if (has_spec) return is_of_another ? OutputOwner::Unknown : OutputOwner::ThisProject;
  if (is_of_another) return OutputOwner::AnotherProject;
  return is_of_here ? OutputOwner::ThisProject : OutputOwner::Unknown;
}

/// The file `spec` in the project, another one than this, for which `output_dir` is `spelled`.
std::optional<std::string> OutputOwners::spec_of_another(std::string_view output_dir,
                                                         std::string_view spelled,
                                                         const std::string& spec) {
  std::string root(output_dir);
  if (spelled != ".") {
    if (!root.ends_with(spelled)) return std::nullopt;
    root.resize(root.size() - spelled.size());
    if (!root.ends_with('/')) return std::nullopt;
    root.pop_back();
  }
  if (spec.empty() || root.empty() || root == root_) return std::nullopt;
  std::string path = join_path(root, spec);
  return disk_.is_file(path) ? std::optional(std::move(path)) : std::nullopt;
}

}  // namespace patchgen
