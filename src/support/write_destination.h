#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <sys/stat.h>

#include <patchgen/disk.h>

namespace patchgen {

/// The reason of what is neither a file nor a folder: a pipe, a device.
inline constexpr std::string_view kNotRegular = "is not a regular file";

/// Where a write of a path really goes.
struct Destination {
  std::string path;                        ///< no symbolic link, as far as it exists
  std::optional<struct stat> status = {};  ///< of the file that is there already
};

/// Follows the links of `path`; nothing when no regular file is or could be there.
std::optional<Destination> destination_of(const std::string& path, DiskError& error);

}  // namespace patchgen
