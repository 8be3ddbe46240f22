#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <linux/magic.h>
#include <memory>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

#include <patchgen/disk.h>

#include "support/posix_file.h"

namespace patchgen {
namespace {

constexpr int kMostLinks = 40;  // as many as the kernel follows
constexpr int kMostTries = 16;

/// Where a write of a path really goes.
struct Destination {
  std::string path;                        ///< no symbolic link, as far as it exists
  std::optional<struct stat> status = {};  ///< of the file that is there already
};

/// A link that leads nowhere yet: the path that it names. Else `path` itself.
std::optional<std::string> follow_dangling_links(std::string path, DiskError& error) {
  for (int i = 0; i < kMostLinks; ++i) {
    std::string target(PATH_MAX, '\0');
    const ssize_t size = ::readlink(path.c_str(), target.data(), target.size());
    if (size < 0) {
      return path;
    }
    target.resize(static_cast<std::size_t>(size));
    path = target.starts_with('/') ? target : folder_of(path) + "/" + target;
  }
  error.reason = reason_of(ELOOP);
  return std::nullopt;
}

std::optional<Destination> destination_of(const std::string& path, DiskError& error) {
  if (!is_usable_path(path, error)) {
    return std::nullopt;
  }
  // Who puts a link where a generated file belongs wants its content elsewhere: a rename over the
  // link would cut the two apart without a word, so the file behind the link is replaced.
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0) {
    if (!S_ISREG(status.st_mode)) {
      error.reason = S_ISDIR(status.st_mode) ? reason_of(EISDIR) : "is not a regular file";
      return std::nullopt;
    }
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr), std::free);
    return Destination{real ? std::string(real.get()) : path, status};
  }
  if (errno != ENOENT) {
    error.reason = reason_of(errno);
    return std::nullopt;
  }
  std::optional<std::string> followed = follow_dangling_links(path, error);
  if (!followed) {
    return std::nullopt;
  }
  if (followed->ends_with('/')) {
    error.reason = "names a folder, not a file";
    return std::nullopt;
  }
  return Destination{*followed, {}};
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) {
      return false;
    }
    bytes.remove_prefix(count < 0 ? 0 : static_cast<std::size_t>(count));
  }
  return true;
}

bool sync_file(int descriptor) {
  // Some file systems have no fsync for what they hold and say so.
  return ::fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP;
}

/// Makes a rename last through a power cut. The file is whole either way, so failure is no error.
void sync_folder(const std::string& folder) {
  const FileDescriptor opened = open_file(folder, O_RDONLY | O_DIRECTORY);
  if (opened.valid()) {
    ::fsync(opened.get());
  }
}

/// One write in progress; what it made is removed again unless it is kept.
class Attempt {
 public:
  explicit Attempt(const Destination& destination)
      : destination_(destination), folder_(folder_of(destination.path)) {}
  ~Attempt();
  Attempt(const Attempt&) = delete;
  Attempt& operator=(const Attempt&) = delete;

  bool run(std::string_view bytes, DiskError& error);

 private:
  bool make_folders(DiskError& error);
  FileDescriptor open_temporary(DiskError& error);
  void take_over_status(int descriptor) const;

  const Destination& destination_;
  std::string folder_;
  std::vector<std::string> made_folders_;  // outermost first
  std::string temporary_;
  bool kept_ = false;
};

Attempt::~Attempt() {
  if (kept_) {
    return;
  }
  if (!temporary_.empty()) {
    ::unlink(temporary_.c_str());
  }
  while (!made_folders_.empty()) {
    ::rmdir(made_folders_.back().c_str());  // fails, rightly, when somebody uses it by now
    made_folders_.pop_back();
  }
}

bool Attempt::make_folders(DiskError& error) {
  std::vector<std::string> missing;  // innermost first
  struct stat status{};
  for (std::string folder = folder_; ::stat(folder.c_str(), &status) != 0;
       folder = folder_of(folder)) {
    if (errno != ENOENT || folder == "/" || folder == ".") {
      error.reason = fmt::format("the folder '{}' cannot be made: {}", folder_, reason_of(errno));
      return false;
    }
    missing.push_back(folder);
  }
  for (; !missing.empty(); missing.pop_back()) {
    if (::mkdir(missing.back().c_str(), 0777) == 0) {
      made_folders_.push_back(missing.back());
    } else if (errno != EEXIST) {
      error.reason =
          fmt::format("the folder '{}' cannot be made: {}", missing.back(), reason_of(errno));
      return false;
    }
  }
  return true;
}

FileDescriptor Attempt::open_temporary(DiskError& error) {
  const unsigned mode = destination_.status ? 0600 : 0666;
  int failure = 0;
  for (int i = 0; i < kMostTries; ++i) {
    std::uint64_t number = 0;
    if (::getrandom(&number, sizeof number, 0) != sizeof number) {
      number = static_cast<std::uint64_t>(::getpid()) * 1000 + static_cast<std::uint64_t>(i);
    }
    // Short, so that a name that just fits can still be written.
    std::string name = fmt::format("{}/.patchgen-{:016x}.tmp", folder_, number);
    FileDescriptor file = open_file(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
    if (file.valid()) {
      temporary_ = std::move(name);
      return file;
    }
    failure = errno;
    // Another write that failed may have removed the folder that it had made for both.
    if (failure != EEXIST && !(failure == ENOENT && make_folders(error))) {
      break;
    }
  }
  error.reason = failure == ENOENT ? fmt::format("no file can be made in the folder '{}'", folder_)
                                   : fmt::format("the folder '{}' cannot be written to: {}",
                                                 folder_, reason_of(failure));
  return FileDescriptor(-1);
}

void Attempt::take_over_status(int descriptor) const {
  const struct stat& old = *destination_.status;
  struct stat now{};
  if (::fstat(descriptor, &now) == 0 && (now.st_uid != old.st_uid || now.st_gid != old.st_gid) &&
      ::fchown(descriptor, old.st_uid, old.st_gid) != 0) {
    // Only root may give files away; for all others the file becomes theirs, as with any editor.
  }
  ::fchmod(descriptor, old.st_mode & 07777U);
}

bool Attempt::run(std::string_view bytes, DiskError& error) {
  if (!make_folders(error)) {
    return false;
  }
  FileDescriptor file = open_temporary(error);
  if (!file.valid()) {
    return false;
  }
  if (destination_.status) {
    take_over_status(file.get());
  }
  if (!write_all(file.get(), bytes) || !sync_file(file.get()) || !file.close() ||
      ::rename(temporary_.c_str(), destination_.path.c_str()) != 0) {
    error.reason = reason_of(errno);
    return false;
  }
  kept_ = true;
  sync_folder(folder_);
  for (const std::string& made : made_folders_) {
    sync_folder(folder_of(made));
  }
  return true;
}

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

std::optional<WriteResult> RealDisk::write(const std::string& path, std::string_view bytes,
                                           DiskError& error) {
  const std::optional<Destination> destination = destination_of(path, error);
  if (!destination) {
    return std::nullopt;
  }
  if (destination->status &&
      static_cast<std::uintmax_t>(destination->status->st_size) == bytes.size() &&
      bytes.size() <= kMaxFileSize) {
    DiskError ignored;  // a file that cannot be read can still be replaced
    const std::optional<std::string> old = read(destination->path, ignored);
    if (old && *old == bytes) {
      return WriteResult::Unchanged;
    }
  }
  Attempt attempt(*destination);
  return attempt.run(bytes, error) ? std::optional(WriteResult::Written) : std::nullopt;
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
