#include "project/paths.h"

#include <filesystem>
#include <system_error>

namespace patchgen {

namespace fs = std::filesystem;

std::string join_path(std::string_view a, std::string_view b) {
  return (fs::path(a) / fs::path(b)).lexically_normal().generic_string();
}

std::string parent_path(std::string_view path) {
  return fs::path(path).parent_path().generic_string();
}

std::string file_name(std::string_view path) {
  return fs::path(path).filename().generic_string();
}

std::string absolute_path(std::string_view path) {
  std::error_code error;
  const fs::path absolute = fs::absolute(path.empty() ? fs::path(".") : fs::path(path), error);
  std::string result = (error ? fs::path(path) : absolute).lexically_normal().generic_string();
  while (result.size() > 1 && result.ends_with('/')) result.pop_back();
  return result;
}

std::string canonical_path(std::string_view path) {
  std::string result = absolute_path(path);
  std::error_code error;
  // A link to nothing is a link all the same: what is written to it comes to be there.
  constexpr int kMostLinks = 40;
  for (int i = 0; i < kMostLinks; ++i) {
    const fs::path canonical = fs::weakly_canonical(result, error);
    if (error) return result;
    result = canonical.generic_string();
    if (!fs::is_symlink(canonical, error)) break;
    const fs::path target = fs::read_symlink(canonical, error);
    if (error) break;
    result = join_path(parent_path(result), target.generic_string());
  }
  return result;
}

std::string shown_path(std::string_view path) {
  const std::string below = path_below(path, "");
  return below.empty() ? absolute_path(path) : below;
}

std::string path_below(std::string_view path, std::string_view root) {
  const std::string relative = fs::path(absolute_path(path))
                                   .lexically_relative(fs::path(absolute_path(root)))
                                   .generic_string();
  const bool outside = relative == ".." || relative.starts_with("../");
  return relative.empty() || relative == "." || outside ? "" : relative;
}

}  // namespace patchgen
