#include "project/source_lookup.h"

#include <algorithm>

#include "project/paths.h"

namespace patchgen {

std::vector<std::string> source_roots(const Project& project, const std::string& spec_path,
                                      const GenerateOptions& options) {
  std::vector<std::string> roots = options.source_roots;
  for (const std::string& root : project.file.source_roots) {
    roots.push_back(join_path(project.root, root));
  }
  roots.push_back(parent_path(spec_path));
  return roots;
}

std::optional<std::string> find_root(const Disk& disk, const std::vector<std::string>& roots,
                                     const std::string& input) {
  const auto has = [&](const std::string& root) {
    const std::string path = join_path(root, input);
    return disk.is_file(path) || disk.is_directory(path);
  };
  const auto found = std::find_if(roots.begin(), roots.end(), has);
  if (found == roots.end()) return std::nullopt;
  return *found;
}

}  // namespace patchgen
