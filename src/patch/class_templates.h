#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "patch/declaration_index.h"

namespace patchgen {

/// Each `template <…>` of a declaration with its requires-clause.
std::vector<ByteRange> template_heads(const Found& found);

/// How many of the template heads of an out-of-line member belong to its classes: one for each
/// component of the qualifier with template arguments.
std::size_t class_head_count(const Found& found);

/// The template parameters of the classes around a member, outermost class first: of the class
/// templates that enclose it, or of the heads that an out-of-line member repeats.
std::vector<std::string> class_parameters(const DeclarationIndex& index, const Found& member);

/// The same for a member that is going to stand in `class_`.
std::vector<std::string> class_own_parameters(const DeclarationIndex& index, const Found& class_);

/// Template arguments of the class that `member` is of, canonical: `<float>` for a member of the
/// specialisation `Traits<float>`; empty for a member of a primary template or a plain class.
std::string class_specialization(const DeclarationIndex& index, const Found& member);

/// `spelled`, which is of `function`, with its template parameters and those of its classes called
/// by their place: `T0 *` for `T *`.
std::string called_by_place(const DeclarationIndex& index, const Found& function,
                            std::string_view spelled);

/// The signature of `function` with template parameters called by their place, so that `(T, T)` and
/// `(U, U)` compare equal.
std::string comparable_signature(const DeclarationIndex& index, const Found& function);

/// A template head of a declaration, taken apart for comparison.
struct TemplateHead {
  std::vector<std::string> names;
  std::string parameters;  ///< canonical: called by their place, without default arguments
  bool has_more = false;   ///< default arguments or a requires-clause
};

TemplateHead read_template_head(const OutlinedFile& file, ByteRange head);

/// `template <> int f<int>(int x) {…}`, with its arguments or without.
bool is_explicit_specialization(const Found& found);

/// The parameters of the template heads that are the declaration's own, called by their place;
/// empty for no template.
std::string own_template_parameters(const Found& found);

/// True when `class_` is the specialisation for `arguments`, or a primary template or plain class
/// and `arguments` are empty or its parameters.
bool has_arguments(const Found& class_, const std::string& arguments);

/// The canonical template arguments that a target or replacement spells behind its class: `<float>`
/// of `Traits<float>::size(int)`; empty when there are none.
std::string spelled_class_arguments(std::string_view spelled);

/// Those of the members `found` whose class has the template arguments `wanted`: those of a
/// specialisation, or the parameters of a primary template. Without `wanted`, members of primary
/// templates and plain classes are preferred.
std::vector<Found> with_class_arguments(const DeclarationIndex& index, const std::string& wanted,
                                        const std::vector<Found>& found);

}  // namespace patchgen
