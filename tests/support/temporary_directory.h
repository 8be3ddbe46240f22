#pragma once

#include <string>
#include <string_view>

namespace patchgen {

/// A fresh, empty folder that is removed with all it holds at the end of the scope, also when the
/// test has taken rights away inside it. Throws std::runtime_error when the system refuses.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

  /// Absolute, without symbolic links and without a "/" at the end.
  [[nodiscard]] const std::string& path() const { return path_; }
  /// `path()/relative`.
  [[nodiscard]] std::string operator/(std::string_view relative) const;

  /// Puts a file there, with the folders that it needs; returns its absolute path.
  std::string write(std::string_view relative, std::string_view bytes) const;
  /// The bytes of a file there; throws when it cannot be read.
  [[nodiscard]] std::string read(std::string_view relative) const;
  [[nodiscard]] bool exists(std::string_view relative) const;

 private:
  std::string path_;
};

/// All bytes of a file; throws std::runtime_error when it cannot be read.
std::string read_whole_file(const std::string& path);

}  // namespace patchgen
