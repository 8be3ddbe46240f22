#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace patchgen {

/// Which file something is, and what the system counts of its changes. Whoever changes a file
/// changes its state: the time of change cannot be set back. Times are in nanoseconds since 1970.
struct FileState {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::uint64_t size = 0;  ///< bytes
  std::uint32_t mode = 0;  ///< type and permissions, as in stat(2)
  std::int64_t modified = 0;
  std::int64_t changed = 0;

  friend bool operator==(const FileState&, const FileState&) = default;
};

/// Whether a change after `moment` is sure to show in `state`, taken then: file systems count time
/// in steps of up to two seconds, so a file that was changed just now, or in the future, can change
/// again within the same step.
bool is_settled(const FileState& state, std::int64_t moment);

/// What is found at a path, behind the links that it may be.
struct FileLook {
  enum class Kind : std::uint8_t {
    Nothing,  ///< or nothing that can be looked at
    File,     ///< a regular one
    Directory,
    Other,
  };
  Kind kind = Kind::Nothing;
  bool is_link = false;            ///< the path itself, not a folder of it
  std::optional<FileState> state;  ///< absent for nothing, and on disks that know none
};

/// All of a file, and its state at that moment.
struct StatedBytes {
  std::string bytes;
  /// As long as a look at the path gives this state, the file holds these bytes. Absent when that
  /// cannot be vouched for: it is not settled, is no regular file, or lies on a file system that
  /// does not keep times of change.
  std::optional<FileState> state;
};

}  // namespace patchgen
