#pragma once

#include <string>
#include <utility>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// How a free function template of a patch file becomes a method of a class template: its template
/// parameters are those of the class, so that its head goes and they are called as the class's are.
struct FreeTemplate {
  bool drops_head = false;
  std::vector<std::pair<std::string, std::string>> renames;  ///< its parameter, the class's
  std::string unmatched;  ///< the parameter that stands for none of the class's; else empty
};

/// The same for `replacement` in the place of `at`, a member of a class template that is no
/// template itself. Anything else drops no head and has nothing unmatched.
FreeTemplate match_free_template(const DeclarationIndex& upstream, const Found& at,
                                 const Found& replacement);

/// The same for a method that `class_` lacks: `replacement` may be a member template there, unless
/// its parameters have the names of the class's.
FreeTemplate match_added_template(const DeclarationIndex& upstream, const Found& class_,
                                  const Found& replacement);

}  // namespace patchgen
