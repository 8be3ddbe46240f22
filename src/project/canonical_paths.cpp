#include "project/canonical_paths.h"

#include <sys/stat.h>

#include "project/paths.h"

namespace patchgen {

namespace {

/// Whether a path that begins below a folder is spelled without `.`, `..` and doubled slashes.
bool is_plain(std::string_view path) {
  if (path.empty() || path.starts_with('/') || path.starts_with('.')) return false;
  return path.find("//") == std::string_view::npos && path.find("/.") == std::string_view::npos;
}

bool is_link(const std::string& path) {
  struct stat status{};
  return ::lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode);
}

}  // namespace

CanonicalPaths::CanonicalPaths() : here_(absolute_path("")) {}

std::string CanonicalPaths::absolute(std::string_view path) const {
  std::string absolute;
  if (is_plain(path)) {
    absolute.append(here_ == "/" ? "" : here_).append("/").append(path);
  } else {
    absolute = join_path(here_, path);
  }
  while (absolute.size() > 1 && absolute.ends_with('/')) absolute.pop_back();
  return absolute;
}

std::string CanonicalPaths::of(std::string_view path) {
  return resolve(absolute(path));
}

std::string CanonicalPaths::of_file(std::string_view path, bool is_link) {
  if (is_link) return of(path);
  const std::string all = absolute(path);
  const std::size_t slash = all.rfind('/');
  if (slash == std::string::npos || all.size() == 1) return all;
  std::string result = slash == 0 ? "" : resolve(all.substr(0, slash));
  if (result == "/") result.clear();
  return result.append(all, slash);
}

std::string CanonicalPaths::resolve(const std::string& absolute) {
  const std::size_t slash = absolute.rfind('/');
  if (slash == std::string::npos || absolute.size() == 1) return absolute;
  {
    const std::lock_guard lock(mutex_);
    const auto known = known_.find(absolute);
    if (known != known_.end()) return known->second;
  }
  std::string result = slash == 0 ? "" : resolve(absolute.substr(0, slash));
  result.append(absolute, slash);
  if (is_link(result)) result = canonical_path(result);
  const std::lock_guard lock(mutex_);
  return known_.emplace(absolute, std::move(result)).first->second;
}

bool lies_below(std::string_view path, std::string_view folder) {
  if (folder.ends_with('/')) folder.remove_suffix(1);
  return path.size() > folder.size() + 1 && path.starts_with(folder) && path[folder.size()] == '/';
}

}  // namespace patchgen
