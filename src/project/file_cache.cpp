#include "project/file_cache.h"

#include <memory>
#include <utility>

#include "project/text_check.h"

namespace patchgen {
namespace {

LoadedFile read_file(const Disk& disk, const std::string& path, const std::string& name) {
  LoadedFile loaded;
  DiskError failure;
  std::optional<std::string> bytes = disk.read(path, failure);
  if (!bytes) {
    loaded.unreadable = failure.reason;
    return loaded;
  }
  loaded.unreadable = why_not_source(*bytes);
  if (!loaded.unreadable.empty()) return loaded;
  auto text = std::make_shared<SourceText>(name, std::move(*bytes));
  loaded.file.outline = std::make_shared<Outline>(read_outline(*text));
  loaded.file.text = std::move(text);
  return loaded;
}

}  // namespace

std::shared_ptr<const LoadedFile> FileCache::load(const std::string& path,
                                                  const std::string& name) {
  std::promise<std::shared_ptr<const LoadedFile>> promise;
  std::shared_future<std::shared_ptr<const LoadedFile>> future;
  bool mine = false;
  {
    const std::lock_guard lock(mutex_);
    const auto [entry, inserted] = files_.try_emplace(path);
    if (inserted) {
      entry->second.file = promise.get_future().share();
      turns_.push_front(path);
      entry->second.turn = turns_.begin();
    } else {
      turns_.splice(turns_.begin(), turns_, entry->second.turn);
    }
    mine = inserted;
    future = entry->second.file;
  }
  if (mine) {
    auto loaded = std::make_shared<const LoadedFile>(read_file(disk_, path, name));
    const std::size_t bytes = loaded->file.text ? loaded->file.text->bytes().size() : 0;
    promise.set_value(std::move(loaded));
    note_read(path, bytes);
  }
  return future.get();
}

void FileCache::note_read(const std::string& path, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto entry = files_.find(path);
  if (entry == files_.end()) return;
  entry->second.bytes = bytes;
  source_bytes_ += bytes;
  // The one that was just asked for stays, however large it is.
  while (source_bytes_ > kept_source_bytes_ && turns_.size() > 1) {
    const auto oldest = files_.find(turns_.back());
    source_bytes_ -= oldest->second.bytes;
    turns_.pop_back();
    files_.erase(oldest);
  }
}

}  // namespace patchgen
