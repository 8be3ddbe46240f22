#include "support/folder_entries.h"

#include <array>
#include <cerrno>
#include <cstddef>
#include <dirent.h>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <utility>

#include "support/posix_file.h"

namespace patchgen {
namespace {

using Kind = FolderEntries::Kind;

Kind kind_of(const struct stat& status) {
  if (S_ISREG(status.st_mode)) return Kind::File;
  return S_ISDIR(status.st_mode) ? Kind::Folder : Kind::Other;
}

/// Fills in what the file system did not say; false for an entry that has vanished meanwhile.
bool look_at(int folder, FolderEntries::Entry& entry) {
  struct stat status{};
  if (::fstatat(folder, entry.name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return false;
  entry.is_link = S_ISLNK(status.st_mode);
  const bool leads_nowhere =
      entry.is_link && ::fstatat(folder, entry.name.c_str(), &status, 0) != 0;
  entry.kind = leads_nowhere ? Kind::Other : kind_of(status);
  return true;
}

std::optional<FolderEntries::Entry> entry_of(int folder, const dirent64& said) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-bounds-array-to-pointer-decay)
  FolderEntries::Entry entry{.name = said.d_name, .kind = Kind::Other, .is_link = false};
  if (entry.name == "." || entry.name == "..") return std::nullopt;
  switch (said.d_type) {
    case DT_REG:
      entry.kind = Kind::File;
      return entry;
    case DT_DIR:
      entry.kind = Kind::Folder;
      return entry;
    case DT_LNK:
    case DT_UNKNOWN:
      if (!look_at(folder, entry)) return std::nullopt;
      return entry;
    default:
      return entry;
  }
}

}  // namespace

FolderEntries read_folder(const std::string& path) {
  FolderEntries result;
  const FileDescriptor folder = open_file(path, O_RDONLY | O_DIRECTORY);
  if (!folder.valid()) {
    result.error_number = errno;
    return result;
  }
  // opendir and readdir would ask for the state of the folder first, and for its flags.
  constexpr std::size_t kBuffer = std::size_t{32} << 10;
  alignas(dirent64) std::array<char, kBuffer> buffer;
  while (true) {
    const ssize_t count = ::getdents64(folder.get(), buffer.data(), buffer.size());
    if (count < 0) result.error_number = errno;
    if (count <= 0) return result;
    for (std::size_t at = 0; at < static_cast<std::size_t>(count);) {
      // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast)
      const auto* said = reinterpret_cast<const dirent64*>(buffer.data() + at);
      at += said->d_reclen;
      if (auto entry = entry_of(folder.get(), *said)) result.entries.push_back(std::move(*entry));
    }
  }
}

}  // namespace patchgen
