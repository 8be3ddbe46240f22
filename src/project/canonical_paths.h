#pragma once

#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

namespace patchgen {

/// canonical_path for many paths, while no link changes: the file system is asked once for each
/// folder and file. Safe to use from several threads at once.
class CanonicalPaths {
 public:
  CanonicalPaths();

  /// What canonical_path(`path`) gives.
  std::string of(std::string_view path);
  /// The same for a file of which it is known whether it is a link.
  std::string of_file(std::string_view path, bool is_link);

 private:
  [[nodiscard]] std::string absolute(std::string_view path) const;
  std::string resolve(const std::string& absolute);

  const std::string here_;  ///< the working directory
  std::mutex mutex_;
  std::unordered_map<std::string, std::string> known_;  ///< by absolute path
};

/// Whether `path` lies below `folder`; both are canonical.
bool lies_below(std::string_view path, std::string_view folder);

}  // namespace patchgen
