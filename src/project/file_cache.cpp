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
  loaded.file.outline = std::make_shared<Outline>(read_outline(*text, loaded.diagnostics));
  loaded.file.text = std::move(text);
  return loaded;
}

}  // namespace

const LoadedFile& FileCache::load(const std::string& path, const std::string& name) {
  std::promise<LoadedFile> promise;
  std::shared_future<LoadedFile> future;
  bool mine = false;
  {
    const std::lock_guard lock(mutex_);
    const auto [entry, inserted] = files_.try_emplace(path);
    if (inserted) entry->second = promise.get_future().share();
    mine = inserted;
    future = entry->second;
  }
  if (mine) promise.set_value(read_file(disk_, path, name));
  return future.get();
}

}  // namespace patchgen
