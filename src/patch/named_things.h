#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

// What a name means in upstream, by kind, without a word about what is missing or ambiguous.

/// Methods, constructors, destructors, conversions.
bool is_member_kind(const Declaration& declaration);
/// A member of a class; not `int models::rope(int)`, defined outside of its namespace.
bool is_method(const DeclarationIndex& index, const Declaration& declaration);

/// Without template arguments the primary template is meant: drops its specialisations from what
/// `name` means, where the primary is there too.
void keep_primary(const TargetName& name, std::vector<Found>& found);

/// Whatever `text` means, `name` taken apart: of members, those of the class with the template
/// arguments that it spells, else those of primary templates and plain classes.
std::vector<Found> declarations_named(const DeclarationIndex& index, const TargetName& name,
                                      std::string_view text);

/// The definitions of classes among that: a bare name means the primary template where there is
/// one.
std::vector<Found> class_definitions_named(const DeclarationIndex& index, const TargetName& name,
                                           std::string_view text);

/// The declarations of free functions that `name` means.
std::vector<Found> free_functions_named(const DeclarationIndex& index, const TargetName& name);

/// The declarations of methods among that.
std::vector<Found> methods_named(const DeclarationIndex& index, const TargetName& name,
                                 std::string_view text);

/// The one definition of a class that is called `name`: a primary template also with its
/// parameters, `X<T>`. Nothing when there is none, or several.
std::optional<Found> class_named(const DeclarationIndex& index, const TargetName& name);

}  // namespace patchgen
