#pragma once

#include <string>
#include <vector>

#include "patch/declaration_index.h"
#include "patch/macro_calls.h"

namespace patchgen {

/// A declaration and all of upstream that has no meaning without it.
struct Belongings {
  /// The class itself first, then in file order forward declarations, specialisations,
  /// out-of-line members, deduction guides, explicit instantiations, friend lines, and macro calls
  /// at namespace scope that name it.
  std::vector<Found> declarations;
  /// The names that are gone with them: `X`, and `Y` of `TORCH_MODULE(Y);` for X = `YImpl`.
  std::vector<std::string> names;
};

/// What goes when `copies` go: the definition of a class, or its definitions in several branches of
/// an `#if`. What a copy in another branch needs too stays.
Belongings belongings_of_class(const DeclarationIndex& index, const std::vector<Found>& copies,
                               const MacroCalls& macros);

}  // namespace patchgen
