#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <deque>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <set>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <patchgen/disk.h>

#include "support/file_replacement.h"
#include "support/interruption.h"
#include "support/posix_file.h"
#include "support/scratch_name.h"
#include "support/write_destination.h"

namespace patchgen {
namespace {

/// Makes renames last through a power cut. The files are whole either way, so failure is no error.
void sync_folder(const std::string& folder) {
  const FileDescriptor opened = open_file(folder, O_RDONLY | O_DIRECTORY);
  if (opened.valid()) {
    ::fsync(opened.get());
  }
}

/// Whether `destination` holds `bytes` already; a file that cannot be read can still be replaced.
bool holds(const Disk& disk, const Destination& destination, std::string_view bytes) {
  if (!destination.status || bytes.size() > Disk::kMaxFileSize ||
      static_cast<std::uintmax_t>(destination.status->st_size) != bytes.size()) {
    return false;
  }
  DiskError ignored;
  const std::optional<std::string> old = disk.read(destination.path, ignored);
  return old && *old == bytes;
}

/// The files of one write_all. What was made last goes first: a folder is empty then.
class Replacements {
 public:
  ~Replacements() {
    while (!all_.empty()) {
      all_.pop_back();
    }
  }

  bool prepare(const Destination& destination, std::size_t file, std::string_view bytes,
               DiskError& error) {
    files_.push_back(file);
    return all_.emplace_back(destination).prepare(bytes, true, error);
  }

  bool put_in_place(DiskError& error) {
    for (std::size_t i = 0; i < all_.size(); ++i) {
      // Nothing can fail behind the last one.
      if (!all_[i].put_in_place(i + 1 < all_.size(), error)) {
        error.file = files_[i];
        return false;
      }
    }
    std::set<std::string> changed_folders;
    for (FileReplacement& each : all_) {
      each.keep(changed_folders);
    }
    std::for_each(changed_folders.begin(), changed_folders.end(), sync_folder);
    return true;
  }

 private:
  std::deque<FileReplacement> all_;
  std::vector<std::size_t> files_;  ///< index of each in the caller's list
};

/// The file that a sticky folder (`/tmp`) lets only its owner replace.
bool is_anothers_in_sticky_folder(const struct stat& folder,
                                  const std::optional<struct stat>& file) {
  const uid_t user = ::geteuid();
  return (folder.st_mode & S_ISVTX) != 0 && file && user != 0 && file->st_uid != user &&
         folder.st_uid != user;
}

bool holds_no_files(const std::string& folder) {
  struct statfs system{};
  return ::statfs(folder.c_str(), &system) == 0 &&
         (system.f_type == PROC_SUPER_MAGIC || system.f_type == SYSFS_MAGIC);
}

/// Whether each part of `path` below `folder`, which exists, may be a name there.
bool has_possible_names(std::string_view path, const std::string& folder) {
  const long most = ::pathconf(folder.c_str(), _PC_NAME_MAX);
  while (most > 0 && !path.empty()) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash > static_cast<std::size_t>(most)) {
      return false;
    }
    path.remove_prefix(std::min(slash + 1, path.size()));
  }
  return true;
}

}  // namespace

std::optional<std::vector<WriteResult>> RealDisk::write_all(std::span<const FileToWrite> files,
                                                            DiskError& error) {
  std::vector<WriteResult> results;
  std::set<std::string> swept_folders;
  Replacements replacements;
  for (std::size_t i = 0; i < files.size(); ++i) {
    error.file = i;
    const std::optional<Destination> destination =
        destination_of(std::string(files[i].path), error);
    if (!destination) {
      return std::nullopt;
    }
    const std::string folder = folder_of(destination->path);
    if (swept_folders.insert(folder).second) {
      remove_left_behind(folder);
    }
    if (interrupted()) {
      error.reason = reason_of(EINTR);
      return std::nullopt;
    }
    if (holds(*this, *destination, files[i].bytes)) {
      results.push_back(WriteResult::Unchanged);
      continue;
    }
    if (!replacements.prepare(*destination, i, files[i].bytes, error)) {
      return std::nullopt;
    }
    results.push_back(WriteResult::Written);
  }
  if (!replacements.put_in_place(error)) {
    return std::nullopt;
  }
  return results;
}

bool RealDisk::write_scratch(const std::string& path, std::string_view bytes, DiskError& error) {
  const std::optional<Destination> destination = destination_of(path, error);
  if (!destination) {
    return false;
  }
  remove_left_behind(folder_of(destination->path));
  FileReplacement replacement(*destination);
  if (!replacement.prepare(bytes, false, error) || !replacement.put_in_place(false, error)) {
    return false;
  }
  std::set<std::string> unsynced_folders;
  replacement.keep(unsynced_folders);
  return true;
}

bool RealDisk::remove_file(const std::string& path, DiskError& error) {
  if (!is_usable_path(path, error)) {
    return false;
  }
  if (::unlink(path.c_str()) != 0) {
    error.reason = reason_of(errno);
    return false;
  }
  sync_folder(folder_of(path));
  return true;
}

bool RealDisk::can_write(const std::string& path, DiskError& error) const {
  const std::optional<Destination> destination = destination_of(path, error);
  if (!destination) {
    return false;
  }
  std::string folder = folder_of(destination->path);
  struct stat status{};
  while (::stat(folder.c_str(), &status) != 0) {
    if (errno != ENOENT || folder == "/" || folder == ".") {
      error.reason = reason_of(errno);
      return false;
    }
    folder = folder_of(folder);
  }
  if (!S_ISDIR(status.st_mode)) {
    error.reason = fmt::format("'{}' is not a folder", folder);
    return false;
  }
  if (!has_possible_names(destination->path, folder)) {
    error.reason = reason_of(ENAMETOOLONG);
    return false;
  }
  if (::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
    error.reason =
        fmt::format("the folder '{}' cannot be written to: {}", folder, reason_of(errno));
    return false;
  }
  if (is_anothers_in_sticky_folder(status, destination->status)) {
    error.reason =
        fmt::format("belongs to another user, and '{}' lets only its owner replace it", folder);
    return false;
  }
  if (holds_no_files(folder)) {
    error.reason = fmt::format("no file can be made in the folder '{}'", folder);
    return false;
  }
  return true;
}

}  // namespace patchgen
