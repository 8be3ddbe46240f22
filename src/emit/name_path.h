#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace patchgen {

/// A qualified name, component by component: `a::b` is {"a", "b"}; the global namespace is {}.
using NamePath = std::vector<std::string>;

inline NamePath split_path(std::string_view name) {
  NamePath path;
  for (std::size_t at = 0; at < name.size();) {
    const std::size_t end = std::min(name.find("::", at), name.size());
    path.emplace_back(name.substr(at, end - at));
    at = end + 2;
  }
  return path;
}

inline std::string join_names(const NamePath& path, std::size_t first = 0) {
  std::string name;
  for (std::size_t i = first; i < path.size(); ++i) name += (i == first ? "" : "::") + path[i];
  return name;
}

inline std::size_t common_length(const NamePath& a, const NamePath& b) {
  std::size_t length = 0;
  while (length < a.size() && length < b.size() && a[length] == b[length]) ++length;
  return length;
}

/// True when `path` is `prefix`, or a name inside of it.
inline bool lies_in(const NamePath& path, const NamePath& prefix) {
  return common_length(path, prefix) == prefix.size();
}

inline NamePath first_of(const NamePath& path, std::size_t length) {
  return {path.begin(), path.begin() + static_cast<std::ptrdiff_t>(length)};
}

inline NamePath operator/(NamePath path, std::string_view name) {
  path.emplace_back(name);
  return path;
}

}  // namespace patchgen
