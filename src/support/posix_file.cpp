#include "support/posix_file.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

#include "support/interruption.h"

namespace patchgen {

bool FileDescriptor::close() {
  const int descriptor = std::exchange(descriptor_, -1);
  // Linux frees the descriptor even when it reports EINTR, so there is nothing to repeat.
  return descriptor < 0 || ::close(descriptor) == 0 || errno == EINTR;
}

FileDescriptor open_file(const std::string& path, int flags, unsigned mode) {
  int descriptor = -1;
  do {
    descriptor = ::open(path.c_str(), flags | O_CLOEXEC, mode);
  } while (descriptor < 0 && errno == EINTR && !interrupted());
  return FileDescriptor(descriptor);
}

std::string reason_of(int error_number) {
  switch (error_number) {
    case ENOENT:
      return std::string(kNoSuchFile);
    case EACCES:
      return "permission denied";
    case EPERM:
      return "operation not permitted";
    case EISDIR:
      return "is a directory";
    case ENOTDIR:
      return "a folder of the path is a file";
    case ENOSPC:
      return "no space left on device";
    case EDQUOT:
      return "disk quota exceeded";
    case EFBIG:
      return "larger than the system's file size limit allows";
    case EROFS:
      return "read-only file system";
    case ENAMETOOLONG:
      return "file name too long";
    case ELOOP:
      return "too many symbolic links, or a circle of them";
    case EMFILE:
    case ENFILE:
      return "too many open files";
    case EINTR:
      return "interrupted";
    case EIO:
      return "input/output error";
    case ENXIO:
      return "cannot be opened for reading";
    default:
      return std::generic_category().message(error_number);
  }
}

bool is_usable_path(const std::string& path, DiskError& error) {
  if (path.empty()) {
    error.reason = "the file name is empty";
    return false;
  }
  if (path.find('\0') != std::string::npos) {
    error.reason = "the file name holds a NUL byte";
    return false;
  }
  return true;
}

std::string folder_of(const std::string& path) {
  const std::size_t name_end = path.find_last_not_of('/');
  if (name_end == std::string::npos) {
    return path.empty() ? "." : "/";
  }
  const std::size_t slash = path.rfind('/', name_end);
  if (slash == std::string::npos) {
    return ".";
  }
  const std::size_t folder_end = path.find_last_not_of('/', slash);
  return folder_end == std::string::npos ? "/" : path.substr(0, folder_end + 1);
}

}  // namespace patchgen
