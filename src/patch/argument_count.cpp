#include "patch/argument_count.h"

#include <limits>
#include <string>

#include "patch/token_view.h"

namespace patchgen {

ArgumentCount argument_count(const Found& function, const FunctionHead& head) {
  ArgumentCount count;
  for (const Parameter& parameter : head.parameters) {
    if (normalized(*function.file, parameter.range).find("...") != std::string::npos) {
      count.most = std::numeric_limits<std::size_t>::max();
      return count;
    }
    ++count.most;
    if (parameter.default_argument.empty()) count.fewest = count.most;
  }
  return count;
}

}  // namespace patchgen
