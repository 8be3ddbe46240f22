#include <algorithm>
#include <string_view>

#include <patchgen/report.h>

namespace patchgen {

LineCounts count_changed_lines(const std::string& diff) {
  LineCounts counts;
  // The lines above the first hunk name the two files; a changed line may look like one of them.
  for (std::size_t at = std::min(diff.find("\n@@ "), diff.size()); at < diff.size();) {
    const std::size_t end = std::min(diff.find('\n', at), diff.size() - 1) + 1;
    const std::string_view line(diff.data() + at, end - at);
    if (line.starts_with('+')) ++counts.added;
    if (line.starts_with('-')) ++counts.removed;
    at = end;
  }
  return counts;
}

std::string_view action_name(Effect::Action action) {
  switch (action) {
    case Effect::Action::Replaced:
      return "replaced";
    case Effect::Action::Removed:
      return "removed";
    case Effect::Action::Added:
      return "added";
    case Effect::Action::Updated:
      return "updated";
    case Effect::Action::LeftAlone:
      return "left alone";
  }
  return "";
}

}  // namespace patchgen
