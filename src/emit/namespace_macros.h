#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <patchgen/plan.h>

namespace patchgen {

/// A `#define` taken apart.
struct MacroDefinition {
  std::string_view name;
  std::vector<std::string_view> parameters;
  std::vector<Token> body;  ///< without comments
};

/// `directive` must be a `#define` of `file`.
MacroDefinition read_macro(const OutlinedFile& file, const Directive& directive);

/// Which arguments of the sources' macros are namespaces: `ns` of `#define REG(ns, X) ns::X …`.
class NamespaceMacros {
 public:
  explicit NamespaceMacros(const std::vector<OutlinedFile>& files);

  /// Whether a source defines `macro`.
  [[nodiscard]] bool defines(std::string_view macro) const { return defined_.contains(macro); }
  [[nodiscard]] bool takes_namespace(std::string_view macro, std::size_t argument) const {
    return arguments_.contains({std::string(macro), argument});
  }

 private:
  std::set<std::string, std::less<>> defined_;
  std::set<std::pair<std::string, std::size_t>> arguments_;
};

}  // namespace patchgen
