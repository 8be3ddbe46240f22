#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// What one folder holds.
struct FolderEntries {
  enum class Kind : std::uint8_t { File, Folder, Other };
  struct Entry {
    std::string name;
    Kind kind = Kind::Other;  ///< of what a link leads to
    bool is_link = false;
  };
  std::vector<Entry> entries;  ///< without `.` and `..`, in the order of the file system
  int error_number = 0;        ///< why not all could be listed; 0: they are all there
};

/// Asks the file system for what is in `path`. The kind of an entry comes with its name on most
/// file systems, so that only links are looked at.
FolderEntries read_folder(const std::string& path);

}  // namespace patchgen
