#pragma once

#include <set>
#include <string>
#include <unordered_map>

#include <patchgen/plan.h>

#include "patch/declaration_index.h"

namespace patchgen {

/// The names that upstream code means something by: what it declares outside of classes, what the
/// spec's own code declares, and what upstream uses without declaring it, which its headers must
/// know.
class KnownNames {
 public:
  KnownNames(const PlanInput& input, const DeclarationIndex& upstream);

  /// Whether `name` needs nothing of a patch file. `declaration` is what the patch file has under
  /// that name; null for a macro. A function is known when it is called.
  [[nodiscard]] bool knows(const std::string& name, const Declaration* declaration) const;
  /// Whether namespace `name` is a library's: upstream uses it and does not declare it.
  [[nodiscard]] bool is_foreign(const std::string& name) const;

 private:
  struct Knowledge {
    bool declared = false;   ///< outside of classes
    bool is_member = false;  ///< of some class
    bool used = false;
    bool called = false;
  };

  void add_declarations(const DeclarationIndex& index);
  void add_macros(const OutlinedFile& file);
  void add_spec_code(const PatchSpec& spec);

  std::unordered_map<std::string, Knowledge> names_;
  std::set<std::string> own_namespaces_;
  std::set<std::string> scopes_;  ///< words in front of a `::`
};

}  // namespace patchgen
