#include "cache_options.h"

#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include "version.h"

namespace patchgen {
namespace {

/// A folder that the environment names; the specification of XDG folders has relative ones ignored.
std::string folder_in(const char* variable) {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here changes the environment.
  const char* value = std::getenv(variable);
  return value != nullptr && *value == '/' ? value : "";
}

/// Which file `path` is, and which state of it; empty when it is not there.
std::string identity(const char* path) {
  struct stat status{};
  if (::stat(path, &status) != 0) return "";
  return fmt::format("{}:{}:{}:{}.{}", status.st_dev, status.st_ino, status.st_size,
                     status.st_mtim.tv_sec, status.st_mtim.tv_nsec);
}

}  // namespace

std::optional<CacheOptions> cache_options() {
  std::string folder = folder_in("XDG_CACHE_HOME");
  if (folder.empty()) {
    folder = folder_in("HOME");
    if (!folder.empty()) folder += "/.cache";
  }
  const std::string program = identity("/proc/self/exe");
  if (folder.empty() || program.empty()) return std::nullopt;
  return CacheOptions{
      .folder = folder + "/patchgen",
      // What one user can read, another one may not.
      .program = fmt::format("{} {} {}:{}", kVersion, program, ::geteuid(), ::getegid())};
}

}  // namespace patchgen
