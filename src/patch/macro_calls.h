#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include <patchgen/declaring_macro.h>

#include "patch/declaration_index.h"

namespace patchgen {

/// The arguments of the macro call `call`, each without white space but between words.
std::vector<std::string> macro_arguments(const Found& call);

/// A macro call at namespace scope that has no meaning without a declaration.
struct MacroCall {
  Found call;
  std::string declares;  ///< the name that is gone with the call; may be empty
};

/// The macro calls at namespace scope, by what they are about.
class MacroCalls {
 public:
  MacroCalls(const DeclarationIndex& index, const DeclaringMacros& macros);

  /// Those that go when `target` goes: that declare something for it, or whose first argument that
  /// is a name of upstream's is its name, or X for a class XImpl.
  [[nodiscard]] std::vector<MacroCall> going_with(const Declaration& target) const;
  /// Those of declaring macros that declare `name`.
  [[nodiscard]] std::vector<Found> declaring(const std::string& name) const;

 private:
  void add(const DeclarationIndex& index, const Found& call, const DeclaringMacros& macros);

  std::unordered_map<std::string, std::vector<MacroCall>> by_subject_;
  std::unordered_map<std::string, std::vector<Found>> declaring_;
};

}  // namespace patchgen
