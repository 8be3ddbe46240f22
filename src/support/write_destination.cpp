#include "support/write_destination.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>
#include <unistd.h>

#include "support/posix_file.h"

namespace patchgen {
namespace {

constexpr int kMostLinks = 40;  // as many as the kernel follows

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

}  // namespace

std::optional<Destination> destination_of(const std::string& path, DiskError& error) {
  if (!is_usable_path(path, error)) {
    return std::nullopt;
  }
  // Who puts a link where a generated file belongs wants its content elsewhere: a rename over the
  // link would cut the two apart without a word, so the file behind the link is replaced.
  struct stat status{};
  if (::stat(path.c_str(), &status) == 0) {
    if (!S_ISREG(status.st_mode)) {
      error.reason = S_ISDIR(status.st_mode) ? reason_of(EISDIR) : std::string(kNotRegular);
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

}  // namespace patchgen
