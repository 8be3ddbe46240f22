#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "patch/declaration_index.h"
#include "patch/function_head.h"
#include "patch/name_map.h"

namespace patchgen {

/// The declaration in a class of the patch files that `definition`, a method defined outside of
/// it, belongs to; nothing for a function of another shape.
std::optional<Found> declaration_in_class(const DeclarationIndex& patches, const Found& definition);

/// `replacement` in the shape that says all of it: its declaration in the class when it has one.
Found said_in_class(const DeclarationIndex& patches, const Found& replacement);

/// True when `said` (in a class of the patch files) has a default argument, or a keyword other than
/// `virtual`, that the declaration `there` in upstream's class lacks.
bool says_more(const Found& said, const Found& there);

/// What the class of a patch file says of a method that it defines outside: all that stands in the
/// declaration alone, spelled for the class that the method comes into.
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
