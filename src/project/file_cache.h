#pragma once

#include <functional>
#include <future>
#include <map>
#include <mutex>
#include <string>

#include <patchgen/disk.h>
#include <patchgen/plan.h>

namespace patchgen {

/// A file that was read and outlined, or why that failed.
struct LoadedFile {
  OutlinedFile file;        ///< `text` is null when the file could not be read
  std::string unreadable;   ///< the reason, for a message; empty when it could be read
  Diagnostics diagnostics;  ///< of reading the outline
};

/// Reads and outlines each file once for all specs of a run. Safe to use from several threads; a
/// file that two ask for at once is read by the first one, and the second one waits.
class FileCache {
 public:
  explicit FileCache(const Disk& disk) : disk_(disk) {}

  /// The file at `path`, called `name` in messages.
  const LoadedFile& load(const std::string& path, const std::string& name);

 private:
  const Disk& disk_;
  std::mutex mutex_;
  std::map<std::string, std::shared_future<LoadedFile>> files_;
};

}  // namespace patchgen
