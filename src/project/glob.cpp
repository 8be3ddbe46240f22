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

}  // namespace

bool matches_glob(std::string_view pattern, std::string_view path) {
  const std::vector<std::string> patterns = segments_of(pattern);
  const std::vector<std::string> names = segments_of(path);
  // reachable[j]: the patterns so far can match the first j names.
  std::vector<bool> reachable(names.size() + 1, false);
  reachable[0] = true;
  for (const std::string& each : patterns) {
    std::vector<bool> next(names.size() + 1, false);
    if (each == "**") {
      bool any = false;
      for (std::size_t j = 0; j <= names.size(); ++j) {
        any = any || reachable[j];
        next[j] = any;
      }
    } else {
      for (std::size_t j = 0; j < names.size(); ++j) {
        next[j + 1] = reachable[j] && fnmatch(each.c_str(), names[j].c_str(), FNM_PERIOD) == 0;
      }
    }
    reachable = std::move(next);
  }
  return reachable[names.size()];
}

}  // namespace patchgen
