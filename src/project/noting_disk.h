#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <patchgen/disk.h>

namespace patchgen {

/// Passes on what it is asked to another disk, and notes of each file that is read the state that
/// goes with its bytes. Writes nothing. Safe to use from several threads.
class NotingDisk final : public Disk {
 public:
  explicit NotingDisk(const Disk& disk) : disk_(disk) {}

  /// The state of the file `path` when it was read and gave `answer` (answer_of_bytes), if known.
  [[nodiscard]] std::optional<FileState> state_of(std::string_view path,
                                                  std::string_view answer) const;

  std::optional<std::string> read(const std::string& path, DiskError& error) const override;
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
  struct Noted {
    std::string answer;
    FileState state;
  };
  const Disk& disk_;
  mutable std::mutex mutex_;
  mutable std::unordered_map<std::string, Noted> noted_;  ///< by path, as it was read last
};

}  // namespace patchgen
