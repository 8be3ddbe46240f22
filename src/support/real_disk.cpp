#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

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

}  // namespace

std::optional<std::string> RealDisk::read(const std::string& path, DiskError& error) const {
  if (!is_usable_path(path, error)) {
    return std::nullopt;
  }
  const FileDescriptor file = open_for_reading(path);
  struct stat status{};
  if (!file.valid() || ::fstat(file.get(), &status) != 0) {
    error.reason = reason_of(errno);
    return std::nullopt;
  }
  if (S_ISDIR(status.st_mode)) {
    error.reason = reason_of(EISDIR);
    return std::nullopt;
  }
  std::string bytes;
  if (S_ISREG(status.st_mode)) {
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > kMaxFileSize) {
      error.reason = too_large(std::to_string(size));
      return std::nullopt;
    }
    // One byte more than there ought to be: when it does not come, that was all.
    bytes.resize(size + 1);
    const ssize_t count = read_some(file.get(), false, bytes.data(), bytes.size());
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
        read_some(file.get(), !S_ISREG(status.st_mode), chunk.data(), chunk.size());
    if (count < 0) {
      error.reason = reason_of(errno);
      return std::nullopt;
    }
    if (count == 0) {
      return bytes;
    }
    bytes.append(chunk.data(), static_cast<std::size_t>(count));
    if (bytes.size() > kMaxFileSize) {
      error.reason = too_large(fmt::format("more than {}", kMaxFileSize));
      return std::nullopt;
    }
  }
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

std::vector<std::string> RealDisk::files_below(const std::string& directory) const {
  return list_below(directory, [](const std::string&) { return true; }).files;
}

FolderListing RealDisk::list_below(const std::string& directory,
                                   const std::function<bool(const std::string&)>& enters) const {
  namespace fs = std::filesystem;
  FolderListing listing;
  std::vector<std::string> waiting{""};  // folders, relative
  while (!waiting.empty()) {
    const std::string folder = std::move(waiting.back());
    waiting.pop_back();
    const std::string prefix = folder.empty() ? "" : folder + "/";
    std::error_code failed;
    fs::directory_iterator entry(fs::path(directory) / folder, failed);
    for (; !failed && entry != fs::directory_iterator(); entry.increment(failed)) {
      std::error_code unknown;
      const std::string name = entry->path().filename().string();
      const bool link = entry->is_symlink(unknown);
      if (entry->is_regular_file(unknown)) {
        listing.files.push_back(prefix + name);
      } else if (!entry->is_directory(unknown)) {
        if (!link && !entry->exists(unknown)) continue;  // it has vanished meanwhile
        listing.others.push_back(
            {prefix + name, link ? "is a link to no file" : std::string(kNotRegular), false});
      } else if (!link && !name.starts_with('.') && enters(prefix + name)) {
        waiting.push_back(prefix + name);
      }
    }
    // One that vanishes meanwhile has no files.
    const bool is_gone = failed.value() == ENOENT || failed.value() == ENOTDIR;
    if (failed && !is_gone) listing.others.push_back({folder, reason_of(failed.value()), true});
  }
  std::sort(listing.files.begin(), listing.files.end());
  std::sort(listing.others.begin(), listing.others.end(),
            [](const auto& a, const auto& b) { return a.path < b.path; });
  return listing;
}

}  // namespace patchgen
