#pragma once

#include "patch/free_templates.h"
#include "patch/function_splice.h"
#include "patch/operation_context.h"
#include "patch/replacement.h"
#include "patch/signature_change.h"
#include "patch/targets.h"

namespace patchgen {

/// Plans that `replacement` takes the place of `at`, a declaration of the target: where the code
/// goes is `place`. The marker, if any, goes above it.
void put_function(const OperationContext& context, const FunctionTarget& target, const Found& at,
                  const Replacement& replacement, FunctionPlace place,
                  std::optional<Marker> marker);

/// Adds to `splice`, which puts a method into a class, what the patch file's own class declares.
void take_own_declaration(const OperationContext& context, FunctionSplice& splice);
/// Says that this declaration, if any, is put into the output.
void bring_own_declaration(const OperationContext& context, const FunctionSplice& splice);

/// Plans `edit`, which takes the place of `at` or of what is left of it without its comment. The
/// marker stands above the comment that stays, if there is one.
void add_marked(const OperationContext& context, const Found& at, Edit edit,
                std::optional<Marker> marker);

/// Plans that the declaration `at` (no body) follows the replacement's signature; returns false
/// when it says the same already.
bool follow_signature(const OperationContext& context, const FunctionTarget& target,
                      const Found& at, const Replacement& replacement, FunctionPlace place);

/// Plans that friend lines which name the target follow the replacement's signature.
void follow_in_friends(const OperationContext& context, const FunctionTarget& target,
                       const Replacement& replacement);

/// Whether `replacement` leaves the declarations as they are that branches share which are no
/// targets; reports an error when it has another signature.
bool fits_shared_declarations(const OperationContext& context, const FunctionTarget& target,
                              const Replacement& replacement);

/// Plans that the in-class declaration `in_class` gets the standard attributes of the replacement
/// that it lacks; returns false when there are none.
bool follow_attributes(const OperationContext& context, const Found& in_class,
                       const Replacement& replacement);

/// Reports each explicit instantiation of the function template `at` in the sources when the
/// replacement has another template head or signature.
void check_instantiations(const OperationContext& context, const FunctionTarget& target,
                          const Found& at, const Found& replacement);

/// Lets `splice` take a free function template as a method of a class template.
void follow_class_template(const FreeTemplate& free_template, FunctionSplice& splice);

/// Reports an error when a template parameter of `replacement` stands for none of the class.
bool fits_class_template(const OperationContext& context, const FreeTemplate& free_template,
                         const std::string& class_name, const Replacement& replacement);

/// Whether `replacement` in the place of `at` changes what callers see.
bool changes_signature(const OperationContext& context, const Replacement& replacement,
                       const Found& at);

/// The class's name as the qualifier of an out-of-line definition has it: `X` of `a::X<T>::`.
std::string class_of_qualifier(const Declaration& declaration);

/// True when the two differ in white space alone.
bool differ_in_blanks_alone(std::string_view a, std::string_view b);

/// Reports that the operation changes nothing.
void report_no_effect(const OperationContext& context, const Replacement& replacement);

/// `FusedMLP::forward (llama_gpu_patches.cpp:12)`
std::string origin_with_place(const Replacement& replacement);

}  // namespace patchgen
