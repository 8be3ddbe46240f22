#pragma once

#include <string_view>
#include <vector>

#include "patch/declaration_index.h"
#include "patch/name_map.h"

namespace patchgen {

/// What a declaration is compared with when a patch file has several of its name.
struct Likeness {
  std::string_view signature;
  const Found* target = nullptr;  ///< may be null
};

/// For a target that is a specialisation: the specialisations among `found`, those with its
/// arguments where they say any.
void keep_specializations(const Found& target, std::vector<Found>& found);

/// Of several with one signature, those that are spelled as `target` is: parameter types, template
/// parameters, constraints. What tells none of them apart is left out of account.
void keep_alike(const NameMap& names, const Found& target, std::vector<Found>& found);

/// Those that stand under no other conditions than `target`, under as many of them as there are.
void keep_branch(const Declaration& target, std::vector<Found>& found);

}  // namespace patchgen
