#include "patch/scopes.h"

#include <algorithm>

namespace patchgen {

std::string_view scope_of(const Declaration& declaration) {
  std::string_view scope = declaration.qualified_name;
  scope.remove_suffix(std::min(scope.size(), declaration.name.size() + 2));
  return scope;
}

std::string_view last_part(std::string_view name) {
  const std::size_t colons = name.rfind("::");
  return colons == std::string_view::npos ? name : name.substr(colons + 2);
}

bool lies_in(std::string_view inner, std::string_view outer) {
  return outer.empty() || inner == outer ||
         (inner.starts_with(outer) && inner.substr(outer.size()).starts_with("::"));
}

bool ends_with_name(std::string_view name, std::string_view suffix) {
  return name.ends_with(suffix) && (name.size() == suffix.size() || suffix.empty() ||
                                    name.substr(0, name.size() - suffix.size()).ends_with("::"));
}

std::string joined(const std::vector<std::string_view>& words) {
  std::string result;
  for (const std::string_view word : words) {
    if (!result.empty()) result += "::";
    result += word;
  }
  return result;
}

}  // namespace patchgen
