#include "patch/header_path.h"

#include <algorithm>
#include <array>

namespace patchgen {

bool is_header(std::string_view path) {
  constexpr std::array<std::string_view, 12> kExtensions = {
      ".h", ".H", ".hh", ".hpp", ".hxx", ".h++", ".cuh", ".inc", ".inl", ".ipp", ".tpp", ".tcc"};
  return std::any_of(kExtensions.begin(), kExtensions.end(),
                     [&](std::string_view extension) { return path.ends_with(extension); });
}

}  // namespace patchgen
