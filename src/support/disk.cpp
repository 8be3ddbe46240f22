#include <patchgen/disk.h>

namespace patchgen {

std::optional<WriteResult> Disk::write(std::string_view path, std::string_view bytes,
                                       DiskError& error) {
  const FileToWrite file{path, bytes};
  const std::optional<std::vector<WriteResult>> results = write_all({&file, 1}, error);
  return results ? std::optional(results->front()) : std::nullopt;
}

}  // namespace patchgen
