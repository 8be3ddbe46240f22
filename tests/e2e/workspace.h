#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "support/run_process.h"
#include "support/temporary_directory.h"

namespace patchgen {

/// A small upstream source, `m.cpp`: namespace models with scale(int), scale(long), class Norm and
/// class Head.
extern const std::string kSmallUpstream;
/// A patch file for it with FastNorm, Norm and scale.
extern const std::string kSmallPatches;

/// `{"source": "m.cpp", "output": OUTPUT, "patch_files": ["p.cpp"], "operations": [OPERATIONS]}`,
/// on one line.
std::string small_spec(std::string_view operations, std::string_view output = "o.cpp");

/// Replaces Norm by FastNorm.
extern const std::string kReplaceNorm;

/// A folder with a small upstream and its patch file, and runs of the program in it.
class Workspace {
 public:
  Workspace();

  [[nodiscard]] const TemporaryDirectory& folder() const { return folder_; }
  [[nodiscard]] std::string path() const { return folder_.path(); }
  std::string write(std::string_view relative, std::string_view bytes) const {
    return folder_.write(relative, bytes);
  }
  [[nodiscard]] std::string read(std::string_view relative) const { return folder_.read(relative); }
  [[nodiscard]] bool exists(std::string_view relative) const { return folder_.exists(relative); }

  /// Where the runs keep their cache: empty at first, not in the folder.
  [[nodiscard]] const TemporaryDirectory& cache() const { return cache_; }

  /// Runs patchgen with `arguments` in the folder, with a cache of its own. The environment's
  /// colour settings are taken away when there is no `environment`.
  [[nodiscard]] ProcessResult run(std::vector<std::string> arguments,
                                  std::vector<std::string> environment = {}) const;
  /// The same behind `prefix`, a program that starts another one: setpriv, prlimit, sh -c ….
  [[nodiscard]] ProcessResult run_behind(std::vector<std::string> prefix,
                                         std::vector<std::string> arguments) const;
  /// The same as a user whom rights bind: root's tests run it as nobody, in a folder of nobody's.
  [[nodiscard]] ProcessResult run_as_ordinary_user(std::vector<std::string> arguments) const;

  /// Every file and folder with its bytes and the time of its last change, hidden ones too.
  [[nodiscard]] std::map<std::string, std::string> snapshot() const;

 private:
  [[nodiscard]] std::string cache_setting() const { return "XDG_CACHE_HOME=" + cache_.path(); }

  TemporaryDirectory folder_;
  TemporaryDirectory cache_;
};

}  // namespace patchgen
