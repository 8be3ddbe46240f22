#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/disk.h>

namespace patchgen {

/// A Disk in memory whose faults a test chooses. It keeps the promises of Disk: a write that fails
/// changes nothing, one of equal bytes is Unchanged, folders come into being with their files.
///
/// Paths are taken literally but for "." and ".." parts and doubled "/"; relative ones are apart
/// from absolute ones unless a working directory is given. Safe to use from several threads.
class VirtualDisk : public Disk {
 public:
  VirtualDisk() = default;
  /// Relative paths are taken from `working_directory`.
  explicit VirtualDisk(std::string working_directory);

  // Setting up; none of these counts as a write or can fail.
  VirtualDisk& put(const std::string& path, std::string bytes);
  VirtualDisk& make_directory(const std::string& path);
  VirtualDisk& remove(const std::string& path);

  // Time, which stands still unless a test lets it pass. Whatever is put or written gets the state
  // of a file that was changed at that moment; one that is replaced stays the same file.
  VirtualDisk& pass_time(std::chrono::nanoseconds time);
  /// Sets the time that `path` was modified at, as touch does, which changes the file.
  VirtualDisk& set_modified(const std::string& path, std::int64_t modified);
  /// Puts another file, of another inode, in the place of `path`.
  VirtualDisk& replace(const std::string& path, std::string bytes);

  // Faults.
  VirtualDisk& make_unreadable(const std::string& path, std::string reason = "permission denied");
  /// Writes of `path` fail.
  VirtualDisk& make_unwritable(const std::string& path, std::string reason = "input/output error");
  /// Nothing in `directory` or below it can be written; can_write knows.
  VirtualDisk& make_read_only(const std::string& directory);
  /// The nth file written from now on (the next one is 1; each file of a write_all counts) fails,
  /// and no other; can_write does not know.
  VirtualDisk& fail_write_at(std::size_t nth, std::string reason = "input/output error");
  /// All files together, with the old and the new state of one that is being written, may hold
  /// `bytes`; a write beyond it fails; can_write does not know.
  VirtualDisk& set_capacity(std::size_t bytes);

  // Looking.
  [[nodiscard]] std::optional<std::string> contents(const std::string& path) const;
  /// All files by path.
  [[nodiscard]] std::map<std::string, std::string> files() const;
  /// Files that writes changed, that they found unchanged, and all with the ones that failed.
  [[nodiscard]] std::size_t writes() const;
  [[nodiscard]] std::size_t unchanged_writes() const;
  [[nodiscard]] std::size_t write_calls() const;
  [[nodiscard]] std::size_t read_calls() const;
  /// Paths that writes changed, in order.
  [[nodiscard]] std::vector<std::string> written_paths() const;

  std::optional<std::string> read(const std::string& path, DiskError& error) const override;
  std::optional<StatedBytes> read_with_state(const std::string& path,
                                             DiskError& error) const override;
  std::optional<std::vector<WriteResult>> write_all(std::span<const FileToWrite> files,
                                                    DiskError& error) override;
  bool write_scratch(const std::string& path, std::string_view bytes, DiskError& error) override;
  bool remove_file(const std::string& path, DiskError& error) override;
  bool can_write(const std::string& path, DiskError& error) const override;
  [[nodiscard]] bool is_file(const std::string& path) const override;
  [[nodiscard]] bool is_directory(const std::string& path) const override;
  [[nodiscard]] FileLook look(const std::string& path) const override;
  [[nodiscard]] std::vector<std::string> files_below(const std::string& directory) const override;

 private:
  [[nodiscard]] std::string normal(const std::string& path) const;
  [[nodiscard]] bool directory_exists(const std::string& path) const;
  [[nodiscard]] bool may_write(const std::string& path, DiskError& error) const;
  /// What writing `bytes` to `path` would give, with files of `pending` bytes waiting beside it.
  std::optional<WriteResult> try_write(const std::string& path, std::string_view bytes,
                                       std::size_t pending, DiskError& error);
  [[nodiscard]] std::size_t used_bytes() const;
  void add_parents_of(const std::string& path);
  /// Gives the file at `path`, as it is now, the state of one that has just been changed.
  void note_change(const std::string& path);

  mutable std::mutex mutex_;
  std::string working_directory_;
  std::map<std::string, std::string> files_;
  std::map<std::string, FileState> states_;  ///< of files_
  std::int64_t now_ = 1'700'000'000'000'000'000;
  std::uint64_t next_inode_ = 1;
  std::set<std::string> directories_;
  std::map<std::string, std::string> unreadable_;
  std::map<std::string, std::string> unwritable_;
  std::set<std::string> read_only_;
  std::map<std::size_t, std::string> failing_calls_;
  std::optional<std::size_t> capacity_;
  std::vector<std::string> written_;
  std::size_t unchanged_ = 0;
  std::size_t write_calls_ = 0;
  mutable std::size_t read_calls_ = 0;
};

}  // namespace patchgen
