#include "patch/using_text.h"

namespace patchgen {

std::string using_line(std::string_view spelled) {
  const std::size_t first = spelled.find_first_not_of(" \t\n");
  const std::size_t last = spelled.find_last_not_of(" \t\n;");
  if (first == std::string_view::npos || last == std::string_view::npos) return "";
  const std::string_view body = spelled.substr(first, last + 1 - first);
  const bool whole = body.starts_with("using ") || body.starts_with("namespace ");
  return std::string(whole ? "" : "using ") + std::string(body) + ";";
}

}  // namespace patchgen
