#include "repository_root.h"

#include <cstdlib>

#include "project/paths.h"

namespace patchgen {

std::string repository_root() {
  const std::string here = absolute_path(".");
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nothing here changes the environment.
  const char* workspace = std::getenv("GITHUB_WORKSPACE");
  if (workspace == nullptr || *workspace == '\0') return here;
  const bool is_inside = !path_below(here + "/x", workspace).empty();
  return is_inside ? absolute_path(workspace) : here;
}

}  // namespace patchgen
