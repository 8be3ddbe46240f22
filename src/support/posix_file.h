#pragma once

#include <string>
#include <string_view>
#include <utility>

#include <patchgen/disk.h>

namespace patchgen {

/// A file descriptor that closes itself.
class FileDescriptor {
 public:
  explicit FileDescriptor(int descriptor) : descriptor_(descriptor) {}
  FileDescriptor(FileDescriptor&& other) noexcept
      : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~FileDescriptor() { close(); }

  [[nodiscard]] bool valid() const { return descriptor_ >= 0; }
  [[nodiscard]] int get() const { return descriptor_; }
  /// False, with errno set, when the system reports a late write error.
  bool close();

 private:
  int descriptor_ = -1;
};

/// open(2) with O_CLOEXEC, tried again when a signal comes in between.
FileDescriptor open_file(const std::string& path, int flags, unsigned mode = 0);

/// Words for an errno: "no such file", "permission denied", ….
std::string reason_of(int error_number);

/// Sets `error` and returns false when no file can have that path: empty, or with a NUL inside.
bool is_usable_path(const std::string& path, DiskError& error);

/// The folder that holds `path`: "." for a bare name, "/" for one at the root.
std::string folder_of(const std::string& path);

}  // namespace patchgen
