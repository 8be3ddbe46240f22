#include "project/glob.h"

#include <algorithm>
#include <fnmatch.h>
#include <string>
#include <vector>

namespace patchgen {
namespace {

std::vector<std::string> segments_of(std::string_view path) {
  std::vector<std::string> segments;
  while (!path.empty()) {
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash > 0 && path.substr(0, slash) != ".") segments.emplace_back(path.substr(0, slash));
    path.remove_prefix(std::min(slash + 1, path.size()));
  }
  return segments;
}

bool names(const std::string& pattern, const std::string& name) {
  return fnmatch(pattern.c_str(), name.c_str(), FNM_PERIOD) == 0;
}

}  // namespace

bool may_match_below(std::string_view pattern, std::string_view folder) {
  const std::vector<std::string> patterns = segments_of(pattern);
  std::size_t next = 0;
  for (const std::string& name : segments_of(folder)) {
    if (next < patterns.size() && patterns[next] == "**") return true;
    if (next + 1 >= patterns.size() || !names(patterns[next], name)) return false;
    ++next;
  }
  return next < patterns.size();
}

bool matches_glob(std::string_view pattern, std::string_view path) {
  const std::vector<std::string> patterns = segments_of(pattern);
  const std::vector<std::string> path_names = segments_of(path);
  // reachable[j]: the patterns so far can match the first j path names.
  std::vector<bool> reachable(path_names.size() + 1, false);
  reachable[0] = true;
  for (const std::string& each : patterns) {
    std::vector<bool> next(path_names.size() + 1, false);
    if (each == "**") {
      bool any = false;
      for (std::size_t j = 0; j <= path_names.size(); ++j) {
        any = any || reachable[j];
        next[j] = any;
      }
    } else {
      for (std::size_t j = 0; j < path_names.size(); ++j) {
        next[j + 1] = reachable[j] && names(each, path_names[j]);
      }
    }
    reachable = std::move(next);
  }
  return reachable[path_names.size()];
}

}  // namespace patchgen
