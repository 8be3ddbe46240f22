#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "patch/declaration_index.h"
#include "patch/function_head.h"
#include "patch/name_map.h"

namespace patchgen {

/// The declaration of the patch files that `definition` belongs to: in the class for a method that
/// is defined outside of it, `int f(int x = 0);` for a free function; nothing when there is none.
std::optional<Found> own_declaration(const DeclarationIndex& patches, const Found& definition);

/// `replacement` in the shape that says all of it: its own declaration when it has one.
Found fully_said(const DeclarationIndex& patches, const Found& replacement);

/// True when `said` (in a class of the patch files) has a default argument, or a keyword other than
/// `virtual`, that the declaration `there` in upstream's class lacks.
bool says_more(const Found& said, const Found& there);

/// What a patch file says in a declaration of a function that it defines elsewhere: all that stands
/// in the declaration alone, spelled for the class that a method comes into.
class DeclaredHead {
 public:
  using Renames = std::vector<std::pair<std::string, std::string>>;

  /// `renames` are those of the class and of its template parameters.
  DeclaredHead(const Found& declaration, Renames renames, NameMap names);

  [[nodiscard]] const FunctionHead& head() const { return head_; }
  [[nodiscard]] const Found& declaration() const { return declaration_; }
  [[nodiscard]] std::string text(ByteRange range) const;
  /// `= value` of the parameter in place `index`; empty when it has none.
  [[nodiscard]] std::string default_argument(std::size_t index) const;
  /// The comment lines above the declaration, each with its line end.
  [[nodiscard]] std::string comment() const;
  /// The return type, unless it stands behind the parameters.
  [[nodiscard]] std::string return_type() const;
  /// Calls `from` `to` from now on, and what was called `from` so far.
  void rename(const std::string& from, const std::string& to);

 private:
  Found declaration_;
  FunctionHead head_;
  Renames renames_;
  NameMap names_;
};

}  // namespace patchgen
