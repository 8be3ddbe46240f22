#include "project/noting_disk.h"

#include <utility>

#include "project/observing_disk.h"

namespace patchgen {
namespace {

bool refuse(DiskError& error) {
  error.reason = "a disk that is only looked at";
  return false;
}

}  // namespace

std::optional<FileState> NotingDisk::state_of(std::string_view path,
                                              std::string_view answer) const {
  const std::lock_guard lock(mutex_);
  const auto noted = noted_.find(std::string(path));
  if (noted == noted_.end() || noted->second.answer != answer) return std::nullopt;
  return noted->second.state;
}

std::optional<std::string> NotingDisk::read(const std::string& path, DiskError& error) const {
  std::optional<StatedBytes> read = disk_.read_with_state(path, error);
  if (!read) return std::nullopt;
  if (read->state) {
    Noted noted{.answer = answer_of_bytes(read->bytes), .state = *read->state};
    const std::lock_guard lock(mutex_);
    noted_.insert_or_assign(path, std::move(noted));
  }
  return std::move(read->bytes);
}

std::optional<std::vector<WriteResult>> NotingDisk::write_all(std::span<const FileToWrite>,
                                                              DiskError& error) {
  refuse(error);
  return std::nullopt;
}
bool NotingDisk::write_scratch(const std::string&, std::string_view, DiskError& error) {
  return refuse(error);
}
bool NotingDisk::remove_file(const std::string&, DiskError& error) {
  return refuse(error);
}
bool NotingDisk::can_write(const std::string& path, DiskError& error) const {
  return disk_.can_write(path, error);
}
bool NotingDisk::is_file(const std::string& path) const {
  return disk_.is_file(path);
}
bool NotingDisk::is_directory(const std::string& path) const {
  return disk_.is_directory(path);
}
FileLook NotingDisk::look(const std::string& path) const {
  return disk_.look(path);
}
std::vector<std::string> NotingDisk::files_below(const std::string& directory) const {
  return disk_.files_below(directory);
}

}  // namespace patchgen
