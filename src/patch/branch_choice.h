#pragma once

#include <optional>
#include <string>
#include <vector>

#include <patchgen/patch_spec.h>

#include "patch/declaration_index.h"

namespace patchgen {

/// Those of `found` that a target's "condition" means: all without one and with `"*"`; else those
/// that stand under each of its conditions, or under just these where there are such.
std::vector<Found> in_branches(const std::vector<Found>& found,
                               const std::optional<BranchChoice>& branch);

/// Whether no two of `found` stand under the same conditions.
bool differ_in_conditions(const std::vector<Found>& found);

/// What to write as "condition" to mean `found[index]` and no other of them: as few conditions as
/// will do. Nothing when no conditions tell it from the others.
std::optional<std::vector<std::string>> telling_conditions(const std::vector<Found>& found,
                                                           std::size_t index);

/// The JSON of a "condition": a string, or a list of strings.
std::string condition_as_json(const std::vector<std::string>& conditions);
/// The JSON of a string, invalid UTF-8 replaced.
std::string string_as_json(const std::string& text);

}  // namespace patchgen
