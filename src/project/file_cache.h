#pragma once

#include <cstddef>
#include <future>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include <patchgen/disk.h>
#include <patchgen/plan.h>

namespace patchgen {

/// A file that was read and outlined, or why that failed.
struct LoadedFile {
  OutlinedFile file;       ///< `text` is null when the file could not be read
  std::string unreadable;  ///< the reason, for a message; empty when it could be read
};

/// Reads and outlines each file once for all specs of a run. Safe to use from several threads; a
/// file that two ask for at once is read by the first one, and the second one waits.
///
/// What was not asked for the longest is let go of when all sources together exceed a limit, so
/// that a run over any number of specs needs no more memory; it is read again when needed.
class FileCache {
 public:
  /// An outline takes some ten times the bytes of its source.
  static constexpr std::size_t kKeptSourceBytes = std::size_t{2} << 20;

  explicit FileCache(const Disk& disk, std::size_t kept_source_bytes = kKeptSourceBytes)
      : disk_(disk), kept_source_bytes_(kept_source_bytes) {}

  /// The file at `path`, called `name` in messages; never null.
  std::shared_ptr<const LoadedFile> load(const std::string& path, const std::string& name);

 private:
  struct Entry {
    std::shared_future<std::shared_ptr<const LoadedFile>> file;
    std::list<std::string>::iterator turn;  ///< in turns_
    std::size_t bytes = 0;                  ///< 0 until it is read
  };
  void note_read(const std::string& path, std::size_t bytes);

  const Disk& disk_;
  std::size_t kept_source_bytes_;
  std::mutex mutex_;
  std::map<std::string, Entry> files_;
  std::list<std::string> turns_;  ///< paths, the one that was asked for last in front
  std::size_t source_bytes_ = 0;  ///< of all entries
};

}  // namespace patchgen
