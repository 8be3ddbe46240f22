#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/disk.h>

#include "project/observing_disk.h"

namespace patchgen {

/// All that one spec's check has seen of one path. The texts belong to somebody else.
struct PathFacts {
  std::string_view path;
  /// Answers as answer_of gives them; no data: that was not asked.
  std::string_view read;
  std::string_view is_file;
  std::string_view is_directory;
  std::string_view files_below;
  std::string_view program;
  /// Of the file while it gave the answer `read`: as long as it is the same, so is the answer.
  std::optional<FileState> state;
};

/// The facts in `seen`, one for each path, in the order of the first question. Without states.
std::vector<PathFacts> facts_of(const std::vector<Observation>& seen);

/// Whether `disk` says the same now, and what a look at the path gave. Reads as little as that
/// takes: nothing where a state is known.
bool still_hold(const PathFacts& facts, const Disk& disk, FileLook& look);

std::string pack(const PathFacts& facts);
/// What pack gave; its texts lie in `packed`. Nothing when that is something else.
std::optional<PathFacts> unpack_facts(std::string_view packed);
/// Their path alone.
std::string_view path_of_facts(std::string_view packed);

}  // namespace patchgen
