#include "support/virtual_disk.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace patchgen {
namespace {

std::string parent_of(const std::string& path) {
  return std::filesystem::path(path).parent_path().string();
}

/// `directory` and its parents, innermost first; "" stands for the working directory.
std::vector<std::string> with_parents(std::string directory) {
  std::vector<std::string> all{directory};
  while (!directory.empty() && directory != "/") {
    directory = parent_of(directory);
    all.push_back(directory);
  }
  return all;
}

}  // namespace

VirtualDisk::VirtualDisk(std::string working_directory)
    : working_directory_(std::move(working_directory)) {
  make_directory(working_directory_);
}

std::string VirtualDisk::normal(const std::string& path) const {
  std::filesystem::path whole = std::filesystem::path(working_directory_) / path;
  std::string text = whole.lexically_normal().string();
  if (text.size() > 1 && text.ends_with('/')) {
    text.pop_back();
  }
  return text == "." ? "" : text;
}

void VirtualDisk::add_parents_of(const std::string& path) {
  for (std::string& directory : with_parents(parent_of(path))) {
    directories_.insert(std::move(directory));
  }
}

bool VirtualDisk::directory_exists(const std::string& path) const {
  return path.empty() || path == "/" || directories_.contains(path);
}

VirtualDisk& VirtualDisk::put(const std::string& path, std::string bytes) {
  const std::lock_guard lock(mutex_);
  const std::string name = normal(path);
  add_parents_of(name);
  files_[name] = std::move(bytes);
  note_change(name);
  return *this;
}

VirtualDisk& VirtualDisk::pass_time(std::chrono::nanoseconds time) {
  const std::lock_guard lock(mutex_);
  now_ += time.count();
  return *this;
}

VirtualDisk& VirtualDisk::set_modified(const std::string& path, std::int64_t modified) {
  const std::lock_guard lock(mutex_);
  const std::string name = normal(path);
  note_change(name);
  states_[name].modified = modified;
  return *this;
}

VirtualDisk& VirtualDisk::replace(const std::string& path, std::string bytes) {
  remove(path);
  return put(path, std::move(bytes));
}

void VirtualDisk::note_change(const std::string& path) {
  constexpr std::uint32_t kRegularFile = 0100644;
  FileState& state = states_[path];
  if (state.inode == 0) state.inode = next_inode_++;
  state.mode = kRegularFile;
  state.size = files_[path].size();
  state.modified = now_;
  state.changed = now_;
}

VirtualDisk& VirtualDisk::make_directory(const std::string& path) {
  const std::lock_guard lock(mutex_);
  const std::string name = normal(path);
  add_parents_of(name);
  directories_.insert(name);
  return *this;
}

VirtualDisk& VirtualDisk::remove(const std::string& path) {
  const std::lock_guard lock(mutex_);
  const std::string name = normal(path);
  const auto below = [&](const std::string& other) {
    return other == name || other.starts_with(name + "/");
  };
  std::erase_if(files_, [&](const auto& file) { return below(file.first); });
  std::erase_if(states_, [&](const auto& file) { return below(file.first); });
  std::erase_if(directories_, below);
  return *this;
}

VirtualDisk& VirtualDisk::make_unreadable(const std::string& path, std::string reason) {
  const std::lock_guard lock(mutex_);
  const std::string name = normal(path);
  unreadable_[name] = std::move(reason);
  if (const auto state = states_.find(name); state != states_.end()) {
    state->second.mode = 0100000;
    state->second.changed = now_;
  }
  return *this;
}

VirtualDisk& VirtualDisk::make_unwritable(const std::string& path, std::string reason) {
  const std::lock_guard lock(mutex_);
  unwritable_[normal(path)] = std::move(reason);
  return *this;
}

VirtualDisk& VirtualDisk::make_read_only(const std::string& directory) {
  const std::lock_guard lock(mutex_);
  read_only_.insert(normal(directory));
  return *this;
}

VirtualDisk& VirtualDisk::fail_write_at(std::size_t nth, std::string reason) {
  const std::lock_guard lock(mutex_);
  failing_calls_[write_calls_ + nth] = std::move(reason);
  return *this;
}

VirtualDisk& VirtualDisk::set_capacity(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  capacity_ = bytes;
  return *this;
}

std::optional<std::string> VirtualDisk::contents(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const auto found = files_.find(normal(path));
  return found == files_.end() ? std::nullopt : std::optional(found->second);
}

std::map<std::string, std::string> VirtualDisk::files() const {
  const std::lock_guard lock(mutex_);
  return files_;
}

std::size_t VirtualDisk::writes() const {
  const std::lock_guard lock(mutex_);
  return written_.size();
}

std::size_t VirtualDisk::unchanged_writes() const {
  const std::lock_guard lock(mutex_);
  return unchanged_;
}

std::size_t VirtualDisk::write_calls() const {
  const std::lock_guard lock(mutex_);
  return write_calls_;
}

std::size_t VirtualDisk::read_calls() const {
  const std::lock_guard lock(mutex_);
  return read_calls_;
}

std::vector<std::string> VirtualDisk::written_paths() const {
  const std::lock_guard lock(mutex_);
  return written_;
}

std::optional<std::string> VirtualDisk::read(const std::string& path, DiskError& error) const {
  const std::lock_guard lock(mutex_);
  ++read_calls_;
  const std::string name = normal(path);
  if (const auto fault = unreadable_.find(name); fault != unreadable_.end()) {
    error.reason = fault->second;
    return std::nullopt;
  }
  const auto found = files_.find(name);
  if (found == files_.end()) {
    error.reason = directory_exists(name) ? "is a directory" : "no such file";
    return std::nullopt;
  }
  if (found->second.size() > kMaxFileSize) {
    error.reason = "is too large";
    return std::nullopt;
  }
  return found->second;
}

std::optional<StatedBytes> VirtualDisk::read_with_state(const std::string& path,
                                                        DiskError& error) const {
  std::optional<std::string> bytes = read(path, error);
  if (!bytes) return std::nullopt;
  StatedBytes result{.bytes = std::move(*bytes), .state = std::nullopt};
  const std::lock_guard lock(mutex_);
  const FileState& state = states_.at(normal(path));
  if (is_settled(state, now_)) result.state = state;
  return result;
}

bool VirtualDisk::remove_file(const std::string& path, DiskError& error) {
  const std::lock_guard lock(mutex_);
  if (!files_.contains(normal(path))) {
    error.reason = "no such file";
    return false;
  }
  if (!may_write(normal(path), error)) {
    return false;
  }
  files_.erase(normal(path));
  states_.erase(normal(path));
  return true;
}

bool VirtualDisk::may_write(const std::string& path, DiskError& error) const {
  if (path.empty() || (directory_exists(path) && !files_.contains(path))) {
    error.reason = path.empty() ? "the file name is empty" : "is a directory";
    return false;
  }
  for (const std::string& directory : with_parents(parent_of(path))) {
    if (files_.contains(directory)) {
      error.reason = "a folder of the path is a file";
      return false;
    }
    if (read_only_.contains(directory)) {
      error.reason = "read-only file system";
      return false;
    }
  }
  return true;
}

std::size_t VirtualDisk::used_bytes() const {
  std::size_t bytes = 0;
  for (const auto& [name, content] : files_) {
    bytes += content.size();
  }
  return bytes;
}

std::optional<WriteResult> VirtualDisk::try_write(const std::string& path, std::string_view bytes,
                                                  std::size_t pending, DiskError& error) {
  ++write_calls_;
  if (const auto fault = failing_calls_.find(write_calls_); fault != failing_calls_.end()) {
    error.reason = fault->second;
    return std::nullopt;
  }
  if (const auto old = files_.find(path);
      old != files_.end() && old->second == bytes && !unreadable_.contains(path)) {
    return WriteResult::Unchanged;
  }
  if (!may_write(path, error)) {
    return std::nullopt;
  }
  if (const auto fault = unwritable_.find(path); fault != unwritable_.end()) {
    error.reason = fault->second;
    return std::nullopt;
  }
  // The old file is there until the new one is whole, as on a real disk.
  if (capacity_ && used_bytes() + pending + bytes.size() > *capacity_) {
    error.reason = "no space left on device";
    return std::nullopt;
  }
  return WriteResult::Written;
}

std::optional<std::vector<WriteResult>> VirtualDisk::write_all(std::span<const FileToWrite> files,
                                                               DiskError& error) {
  const std::lock_guard lock(mutex_);
  std::vector<WriteResult> results;
  std::size_t pending = 0;
  for (std::size_t i = 0; i < files.size(); ++i) {
    error.file = i;
    const std::string name = normal(std::string(files[i].path));
    const std::optional<WriteResult> result = try_write(name, files[i].bytes, pending, error);
    if (!result) {
      return std::nullopt;
    }
    if (*result == WriteResult::Written) {
      pending += files[i].bytes.size();
    }
    results.push_back(*result);
  }
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (results[i] == WriteResult::Unchanged) {
      ++unchanged_;
      continue;
    }
    const std::string name = normal(std::string(files[i].path));
    add_parents_of(name);
    files_[name] = std::string(files[i].bytes);
    note_change(name);
    written_.push_back(name);
  }
  return results;
}

bool VirtualDisk::write_scratch(const std::string& path, std::string_view bytes, DiskError& error) {
  const FileToWrite file{path, bytes};
  return write_all(std::span(&file, 1), error).has_value();
}

bool VirtualDisk::can_write(const std::string& path, DiskError& error) const {
  const std::lock_guard lock(mutex_);
  return may_write(normal(path), error);
}

bool VirtualDisk::is_file(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  return files_.contains(normal(path));
}

bool VirtualDisk::is_directory(const std::string& path) const {
  const std::lock_guard lock(mutex_);
  const std::string name = normal(path);
  return directory_exists(name) && !files_.contains(name);
}

FileLook VirtualDisk::look(const std::string& path) const {
  FileLook look = Disk::look(path);
  const std::lock_guard lock(mutex_);
  const auto state = states_.find(normal(path));
  if (state != states_.end()) look.state = state->second;
  return look;
}

std::vector<std::string> VirtualDisk::files_below(const std::string& directory) const {
  const std::lock_guard lock(mutex_);
  std::string prefix = normal(directory);
  if (!prefix.empty() && !prefix.ends_with('/')) {
    prefix += '/';
  }
  std::vector<std::string> found;
  for (const auto& [name, content] : files_) {
    if (!name.starts_with(prefix) || (prefix.empty() && name.starts_with('/'))) {
      continue;
    }
    const std::string relative = name.substr(prefix.size());
    const std::string folders = relative.substr(0, relative.rfind('/') + 1);
    const bool has_folder = relative.find('/') != std::string::npos;
    const bool hidden =
        has_folder && (folders.starts_with('.') || folders.find("/.") != std::string::npos);
    if (!hidden) {
      found.push_back(relative);
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace patchgen
