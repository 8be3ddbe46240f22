#include "project/file_identities.h"

#include <algorithm>

#include "project/paths.h"

namespace patchgen {
namespace {

bool is_in(const std::string& path, const std::string& folder, CanonicalPaths& paths) {
  const std::size_t slash = path.rfind('/');
  const std::string_view parent =
      slash == std::string::npos ? std::string_view() : std::string_view(path).substr(0, slash);
  if (parent == folder) return true;
  const std::string canonical = paths.of(parent);
  const std::string canonical_folder = paths.of(folder);
  return canonical == canonical_folder || lies_below(canonical, canonical_folder);
}

}  // namespace

FileSight sight_of(const FileLook& look) {
  FileSight sight{.identity = {},
                  .has_identity = look.state.has_value(),
                  .kind = look.kind,
                  .is_link = look.is_link};
  if (look.state) sight.identity = {.device = look.state->device, .inode = look.state->inode};
  return sight;
}

SpecFiles files_of(const GenerateResult& result,
                   const std::function<FileSight(const std::string& path)>& look,
                   CanonicalPaths& paths) {
  SpecFiles files;
  files.inputs.reserve(result.inputs.size());
  files.outputs.reserve(2 * result.files.size());
  for (const std::string& input : result.inputs) {
    const FileSight seen = look(input);
    if (seen.has_identity) {
      files.inputs.push_back(seen.identity);
    } else if (seen.kind != FileLook::Kind::Nothing) {
      return files;
    }
  }
  for (const GeneratedFile& file : result.files) {
    for (const std::string* path : {&file.path, &file.diff_path}) {
      const FileSight seen = look(*path);
      if (!seen.has_identity || seen.is_link || !is_in(*path, result.output_dir, paths))
        return files;
      files.outputs.push_back(seen.identity);
    }
  }
  files.are_known = true;
  return files;
}

bool are_sure_to_be_apart(const std::vector<const SpecFiles*>& specs) {
  std::vector<FileIdentity> inputs;
  std::vector<FileIdentity> outputs;
  for (const SpecFiles* files : specs) {
    if (!files->are_known) return false;
    inputs.insert(inputs.end(), files->inputs.begin(), files->inputs.end());
    outputs.insert(outputs.end(), files->outputs.begin(), files->outputs.end());
  }
  std::sort(outputs.begin(), outputs.end());
  if (std::adjacent_find(outputs.begin(), outputs.end()) != outputs.end()) return false;
  return std::none_of(inputs.begin(), inputs.end(), [&](const FileIdentity& input) {
    return std::binary_search(outputs.begin(), outputs.end(), input);
  });
}

}  // namespace patchgen
