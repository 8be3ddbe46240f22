#include "support/file_replacement.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "support/scratch_name.h"

namespace patchgen {
namespace {

constexpr int kMostTries = 16;

bool write_bytes(int descriptor, std::string_view bytes) {
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

}  // namespace

FileReplacement::FileReplacement(Destination destination)
    : destination_(std::move(destination)), folder_(folder_of(destination_.path)) {}

FileReplacement::~FileReplacement() {
  if (!kept_ && in_place_) {
    take_back();
  }
  if (!temporary_.empty()) {
    ::unlink(temporary_.c_str());
  }
  while (!kept_ && !made_folders_.empty()) {
    ::rmdir(made_folders_.back().c_str());  // fails, rightly, when somebody uses it by now
    made_folders_.pop_back();
  }
}

bool FileReplacement::make_folders(DiskError& error) {
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

FileDescriptor FileReplacement::open_temporary(DiskError& error) {
  const unsigned mode = destination_.status ? 0600 : 0666;
  int failure = 0;
  for (int i = 0; i < kMostTries; ++i) {
    // Not made from the file's name, which may just fit.
    std::string name = fmt::format("{}/{}", folder_, scratch_name());
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

void FileReplacement::take_over_status(int descriptor) const {
  const struct stat& old = *destination_.status;
  struct stat now{};
  if (::fstat(descriptor, &now) == 0 && (now.st_uid != old.st_uid || now.st_gid != old.st_gid) &&
      ::fchown(descriptor, old.st_uid, old.st_gid) != 0) {
    // Only root may give files away; for all others the file becomes theirs, as with any editor.
  }
  // What was written must be there to be read: a check would find an unreadable file for ever.
  ::fchmod(descriptor, (old.st_mode & 07777U) | S_IRUSR);
}

bool FileReplacement::prepare(std::string_view bytes, bool synced, DiskError& error) {
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
  if (!write_bytes(file.get(), bytes) || (synced && !sync_file(file.get())) || !file.close()) {
    error.reason = reason_of(errno);
    return false;
  }
  return true;
}

bool FileReplacement::put_in_place(bool revocable, DiskError& error) {
  const char* from = temporary_.c_str();
  const char* to = destination_.path.c_str();
  exchanged_ = revocable && destination_.status &&
               ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_EXCHANGE) == 0;
  if (!exchanged_ && ::rename(from, to) != 0) {
    error.reason = reason_of(errno);
    return false;
  }
  in_place_ = true;
  if (!exchanged_) {
    temporary_.clear();
  }
  return true;
}

void FileReplacement::take_back() {
  if (exchanged_) {
    ::rename(temporary_.c_str(), destination_.path.c_str());
    temporary_.clear();  // where that failed it is all that is left of the old file
  } else if (!destination_.status) {
    ::unlink(destination_.path.c_str());
  }
}

void FileReplacement::keep(std::set<std::string>& changed_folders) {
  kept_ = true;
  changed_folders.insert(folder_);
  for (const std::string& made : made_folders_) {
    changed_folders.insert(folder_of(made));
  }
}

}  // namespace patchgen
