#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <functional>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <patchgen/disk.h>

#include "support/folder_entries.h"
#include "support/parallel.h"
#include "support/posix_file.h"
#include "support/write_destination.h"

namespace patchgen {
namespace {

/// What one folder adds to a listing, and the folders in it that are to be looked into.
struct OneFolder {
  FolderListing listing;
  std::vector<std::string> folders;
};

OneFolder list_one(const std::string& directory, const std::string& folder,
                   const std::function<bool(const std::string&)>& enters) {
  OneFolder result;
  const std::string prefix = folder.empty() ? "" : folder + "/";
  FolderEntries found = read_folder(directory.empty() ? folder : directory + "/" + folder);
  for (const FolderEntries::Entry& entry : found.entries) {
    std::string path = prefix + entry.name;
    if (entry.kind == FolderEntries::Kind::File) {
      if (entry.is_link) result.listing.links.push_back(path);
      result.listing.files.push_back(std::move(path));
    } else if (entry.kind == FolderEntries::Kind::Other) {
      result.listing.others.push_back(
          {std::move(path), entry.is_link ? "is a link to no file" : std::string(kNotRegular),
           false});
    } else if (!entry.is_link && !entry.name.starts_with('.') && enters(path)) {
      result.folders.push_back(std::move(path));
    }
  }
  // One that vanishes meanwhile has no files.
  const int failed = found.error_number;
  if (failed != 0 && failed != ENOENT && failed != ENOTDIR) {
    result.listing.others.push_back({folder, reason_of(failed), true});
  }
  return result;
}

template <typename T>
void move_to(std::vector<T>& all, std::vector<T>& some) {
  all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
}

}  // namespace

std::vector<std::string> RealDisk::files_below(const std::string& directory) const {
  return list_below(directory, [](const std::string&) { return true; }).files;
}

FolderListing RealDisk::list_below(const std::string& directory,
                                   const std::function<bool(const std::string&)>& enters) const {
  // Starting a thread takes as long as listing some folders.
  constexpr std::size_t kFoldersOfAThread = 16;
  constexpr std::size_t kMostThreads = 8;
  FolderListing listing;
  std::vector<std::string> waiting{""};  // folders of one depth, relative
  while (!waiting.empty()) {
    std::vector<OneFolder> found(waiting.size());
    const std::size_t threads = std::clamp(waiting.size() / kFoldersOfAThread, std::size_t{1},
                                           usable_threads(kMostThreads));
    for_each_in_parallel(waiting.size(), static_cast<unsigned>(threads), [&](std::size_t i) {
      found[i] = list_one(directory, waiting[i], enters);
    });
    waiting.clear();
    for (OneFolder& each : found) {
      move_to(listing.files, each.listing.files);
      move_to(listing.others, each.listing.others);
      move_to(listing.links, each.listing.links);
      move_to(waiting, each.folders);
    }
  }
  std::sort(listing.files.begin(), listing.files.end());
  std::sort(listing.links.begin(), listing.links.end());
  std::sort(listing.others.begin(), listing.others.end(),
            [](const auto& a, const auto& b) { return a.path < b.path; });
  return listing;
}

}  // namespace patchgen
