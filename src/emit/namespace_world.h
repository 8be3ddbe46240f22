#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <patchgen/plan.h>

#include "emit/name_path.h"
#include "emit/namespace_macros.h"

namespace patchgen {

/// What the sources of a spec declare, as far as it decides what a qualified name means.
class NamespaceWorld {
 public:
  explicit NamespaceWorld(const std::vector<OutlinedFile>& files);

  [[nodiscard]] bool is_namespace(const NamePath& path) const {
    return namespaces_.contains(join_names(path));
  }
  [[nodiscard]] bool is_type(const NamePath& path) const {
    return types_.contains(join_names(path));
  }
  /// The namespaces by their qualified names.
  [[nodiscard]] const std::set<std::string>& namespaces() const { return namespaces_; }
  /// The names that are declared directly in the namespace `path`.
  [[nodiscard]] const std::set<std::string>& names_in(const NamePath& path) const;

  /// Which arguments of macros are namespaces.
  [[nodiscard]] const NamespaceMacros& macros() const { return macros_; }

  /// A namespace, and whether its name is that of an alias.
  struct Lookup {
    NamePath path;
    bool by_alias = false;
  };
  /// What `name` means in the namespace `scope` itself, its inline namespaces and its aliases
  /// looked into.
  [[nodiscard]] std::optional<Lookup> member(const NamePath& scope, std::string_view name) const;
  /// What `name` means when it is looked up from `scope` outwards; nothing when it is no known
  /// namespace, or a type hides it. `level` becomes the number of components of the scope in which
  /// it was found.
  [[nodiscard]] std::optional<Lookup> find(const NamePath& scope, std::string_view name,
                                           std::size_t& level) const;
  /// The class that `qualifier` means from `scope`; `scope / qualifier` when none is known.
  [[nodiscard]] NamePath class_path(const NamePath& scope, const NamePath& qualifier) const;

 private:
  void add(const OutlinedFile& file, const std::vector<Declaration>& declarations,
           const NamePath& scope);
  void add_namespace(const OutlinedFile& file, const Declaration& declaration,
                     const NamePath& scope);
  void resolve_directives_and_aliases();

  struct Nomination {
    NamePath scope;
    std::string name;  ///< of an alias; empty for a using-directive
    NamePath spelled;
    bool rooted = false;
  };

  NamespaceMacros macros_;
  std::set<std::string> namespaces_;
  std::set<std::string> types_;
  std::map<std::string, std::set<std::string>> names_;      ///< by namespace
  std::map<std::string, std::vector<std::string>> inline_;  ///< inline namespaces of each
  std::vector<Nomination> nominations_;
  std::map<std::string, NamePath> aliases_;                  ///< by qualified name
  std::map<std::string, std::vector<NamePath>> directives_;  ///< by the scope they stand in
};

/// The components of `a::b` in `range` of `file`; `rooted` becomes true for `::a::b`.
NamePath spelled_path(const OutlinedFile& file, ByteRange range, bool& rooted);

/// True when `declaration`, a namespace, begins with `inline`.
bool is_inline_namespace(const OutlinedFile& file, const Declaration& declaration);

}  // namespace patchgen
