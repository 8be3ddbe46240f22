#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <memory>
#include <poll.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>
#include <utility>

#include <patchgen/disk.h>

#include "support/interruption.h"
#include "support/posix_file.h"
#include "support/write_destination.h"

namespace patchgen {
namespace {

constexpr std::size_t kChunk = std::size_t{64} << 10;

FileDescriptor open_for_reading(const std::string& path) {
  FileDescriptor file = open_file(path, O_RDONLY | O_NOCTTY);
  // A socket behind /dev/stdin cannot be opened anew, nor can another user's file.
  if (!file.valid() && path == "/dev/stdin" && (errno == ENXIO || errno == EACCES)) {
    return FileDescriptor(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3));
  }
  return file;
}

/// Waits until a pipe or a terminal has something to read, or an interruption comes.
void wait_for_input(int descriptor) {
  constexpr int kMilliseconds = 100;
  pollfd waited{descriptor, POLLIN, 0};
  while (!interrupted() && ::poll(&waited, 1, kMilliseconds) == 0) {
  }
}

/// read(2), tried again after signals and once a non-blocking descriptor has something.
ssize_t read_some(int descriptor, bool may_wait, char* buffer, std::size_t size) {
  while (true) {
    if (may_wait) wait_for_input(descriptor);
    const ssize_t count = interrupted() ? -1 : ::read(descriptor, buffer, size);
    if (interrupted()) {
      errno = EINTR;
      return -1;
    }
    if (count >= 0 || (errno != EINTR && errno != EAGAIN)) {
      return count;
    }
  }
}

std::string too_large(std::string_view size) {
  return fmt::format("is too large: {} bytes, and the limit is {}", size, Disk::kMaxFileSize);
}

std::int64_t now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

std::int64_t nanoseconds(const timespec& time) {
  constexpr std::int64_t kPerSecond = 1'000'000'000;
  return static_cast<std::int64_t>(time.tv_sec) * kPerSecond + time.tv_nsec;
}

FileState state_of(const struct stat& status) {
  return {.device = status.st_dev,
          .inode = status.st_ino,
          .size = static_cast<std::uint64_t>(status.st_size),
          .mode = status.st_mode,
          .modified = nanoseconds(status.st_mtim),
          .changed = nanoseconds(status.st_ctim)};
}

/// Whether the file system of `descriptor` is known to note the time of every change, and to let
/// nobody set it: those of FAT, sshfs and many a network do not.
bool keeps_change_times(int descriptor) {
  constexpr std::array<std::uint32_t, 8> kKnown = {
      0xEF53,      // ext2, ext3, ext4
      0x58465342,  // XFS
      0x9123683E,  // Btrfs
      0x01021994,  // tmpfs
      0x794C7630,  // overlayfs
      0xF2F52010,  // F2FS
      0x2FC12FC1,  // ZFS
      0xCA451A4E,  // bcachefs
  };
  struct statfs system{};
  return ::fstatfs(descriptor, &system) == 0 &&
         std::find(kKnown.begin(), kKnown.end(), static_cast<std::uint32_t>(system.f_type)) !=
             kKnown.end();
}

/// A file that is open, and what it was then.
struct OpenFile {
  FileDescriptor descriptor{-1};
  struct stat status{};
};

std::optional<OpenFile> open_to_read(const std::string& path, DiskError& error) {
  if (!is_usable_path(path, error)) {
    return std::nullopt;
  }
  OpenFile file{.descriptor = open_for_reading(path), .status = {}};
  if (!file.descriptor.valid() || ::fstat(file.descriptor.get(), &file.status) != 0) {
    error.reason = reason_of(errno);
    return std::nullopt;
  }
  if (S_ISDIR(file.status.st_mode)) {
    error.reason = reason_of(EISDIR);
    return std::nullopt;
  }
  return file;
}

/// Has the system provide the pages of a large buffer in one go, where it can: a fault for each of
/// them takes longer than reading it.
void make_ready(char* buffer, std::size_t size) {
  constexpr std::size_t kPage = 4096;
  constexpr std::size_t kLarge = std::size_t{128} << 10;
  if (size < kLarge) return;
#ifdef MADV_POPULATE_WRITE
  void* first = buffer;
  if (std::align(kPage, kPage, first, size) == nullptr) return;
  (void)::madvise(first, size / kPage * kPage, MADV_POPULATE_WRITE);
#else
  (void)buffer;
  (void)kPage;
#endif
}

std::optional<std::string> read_all(const OpenFile& file, DiskError& error) {
  std::string bytes;
  if (S_ISREG(file.status.st_mode)) {
    const auto size = static_cast<std::size_t>(file.status.st_size);
    if (size > Disk::kMaxFileSize) {
      error.reason = too_large(std::to_string(size));
      return std::nullopt;
    }
    bytes.reserve(size + 1);
    make_ready(bytes.data(), size + 1);
    // One byte more than there ought to be: when it does not come, that was all.
    bytes.resize(size + 1);
    const ssize_t count = read_some(file.descriptor.get(), false, bytes.data(), bytes.size());
    if (count < 0) {
      error.reason = reason_of(errno);
      return std::nullopt;
    }
    bytes.resize(static_cast<std::size_t>(count));
    if (size > 0 && bytes.size() == size) return bytes;
  }
  // The size is a hint only: pipes and /proc have none, and a file may grow meanwhile.
  std::array<char, kChunk> chunk;
  while (true) {
    const ssize_t count =
        read_some(file.descriptor.get(), !S_ISREG(file.status.st_mode), chunk.data(), chunk.size());
    if (count < 0) {
      error.reason = reason_of(errno);
      return std::nullopt;
    }
    if (count == 0) {
      return bytes;
    }
    bytes.append(chunk.data(), static_cast<std::size_t>(count));
    if (bytes.size() > Disk::kMaxFileSize) {
      error.reason = too_large(fmt::format("more than {}", Disk::kMaxFileSize));
      return std::nullopt;
    }
  }
}

}  // namespace

RealDisk::RealDisk() : clock_(now) {}

std::optional<std::string> RealDisk::read(const std::string& path, DiskError& error) const {
  const std::optional<OpenFile> file = open_to_read(path, error);
  return file ? read_all(*file, error) : std::nullopt;
}

std::optional<StatedBytes> RealDisk::read_with_state(const std::string& path,
                                                     DiskError& error) const {
  const std::int64_t before = clock_();
  const std::optional<OpenFile> file = open_to_read(path, error);
  std::optional<std::string> bytes = file ? read_all(*file, error) : std::nullopt;
  if (!bytes) return std::nullopt;
  StatedBytes result{.bytes = std::move(*bytes), .state = std::nullopt};
  const FileState state = state_of(file->status);
  struct stat after{};
  // The files of /proc and the like have no size; nothing tells their changes.
  if (S_ISREG(file->status.st_mode) && state.size > 0 && state.size == result.bytes.size() &&
      is_settled(state, before) && ::fstat(file->descriptor.get(), &after) == 0 &&
      state_of(after) == state && keeps_change_times(file->descriptor.get())) {
    result.state = state;
  }
  return result;
}

bool RealDisk::is_file(const std::string& path) const {
  struct stat status{};
  DiskError ignored;
  return is_usable_path(path, ignored) && ::stat(path.c_str(), &status) == 0 &&
         S_ISREG(status.st_mode);
}

bool RealDisk::is_directory(const std::string& path) const {
  struct stat status{};
  DiskError ignored;
  return is_usable_path(path, ignored) && ::stat(path.c_str(), &status) == 0 &&
         S_ISDIR(status.st_mode);
}

FileLook RealDisk::look(const std::string& path) const {
  FileLook look;
  struct stat status{};
  DiskError ignored;
  if (!is_usable_path(path, ignored) || ::lstat(path.c_str(), &status) != 0) return look;
  look.is_link = S_ISLNK(status.st_mode);
  if (look.is_link && ::stat(path.c_str(), &status) != 0) return look;
  look.state = state_of(status);
  look.kind = S_ISREG(status.st_mode)   ? FileLook::Kind::File
              : S_ISDIR(status.st_mode) ? FileLook::Kind::Directory
                                        : FileLook::Kind::Other;
  return look;
}

}  // namespace patchgen
