#include <utility>

#include <patchgen/disk.h>

namespace patchgen {

std::optional<WriteResult> Disk::write(std::string_view path, std::string_view bytes,
                                       DiskError& error) {
  const FileToWrite file{path, bytes};
  const std::optional<std::vector<WriteResult>> results = write_all({&file, 1}, error);
  return results ? std::optional(results->front()) : std::nullopt;
}

std::optional<StatedBytes> Disk::read_with_state(const std::string& path, DiskError& error) const {
  std::optional<std::string> bytes = read(path, error);
  if (!bytes) return std::nullopt;
  return StatedBytes{.bytes = std::move(*bytes), .state = std::nullopt};
}

FileLook Disk::look(const std::string& path) const {
  FileLook look;
  if (is_file(path)) {
    look.kind = FileLook::Kind::File;
  } else if (is_directory(path)) {
    look.kind = FileLook::Kind::Directory;
  }
  return look;
}

FolderListing Disk::list_below(const std::string& directory,
                               const std::function<bool(const std::string&)>& enters) const {
  FolderListing listing{.files = files_below(directory), .others = {}, .links = {}};
  std::erase_if(listing.files, [&](const std::string& file) {
    for (std::size_t slash = file.find('/'); slash != std::string::npos;
         slash = file.find('/', slash + 1)) {
      if (!enters(file.substr(0, slash))) return true;
    }
    return false;
  });
  return listing;
}

}  // namespace patchgen
