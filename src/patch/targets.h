#pragma once

#include <optional>
#include <vector>

#include "patch/operation_context.h"

namespace patchgen {

/// The class that `target` names: its one definition. Reports an error and returns nothing when
/// there is none or more than one.
std::optional<Found> find_class(const OperationContext& context,
                                const Spelled<std::string>& target);

/// All that stands for one function in upstream.
struct FunctionTarget {
  std::string qualified_name;
  std::string name;  ///< unqualified
  std::optional<Found> definition;
  std::vector<Found> declarations;  ///< without a body, or `= default/delete/0`
  /// `<float>` for a member of the specialisation `Traits<float>`; else empty.
  std::string class_specialization;
  /// The in-class declaration or definition of a method; absent for free functions.
  std::optional<Found> in_class;
  /// The class of a method, when it is in one of the sources.
  std::optional<Found> class_;

  /// Definition and declarations.
  [[nodiscard]] std::vector<Found> all() const {
    std::vector<Found> result = declarations;
    if (definition) result.push_back(*definition);
    return result;
  }
};

/// How a search for a function went.
struct FunctionSearch {
  std::optional<FunctionTarget> target;
  bool reported = false;  ///< an error has been reported; else nothing of that name exists
};

/// The free function that `target` names.
FunctionSearch find_free_function(const OperationContext& context,
                                  const Spelled<std::string>& target);
/// The method, constructor, destructor or operator of a class that `target` names.
FunctionSearch find_method(const OperationContext& context, const Spelled<std::string>& target);

/// The one definition of a class that is called `name`: a primary template also with its
/// parameters, `X<T>`. Nothing when there is none, or several.
std::optional<Found> class_named(const DeclarationIndex& index, const TargetName& name);

/// Takes `target` apart; reports an error when it is no name.
std::optional<TargetName> parse_target(const OperationContext& context,
                                       const Spelled<std::string>& target);

/// Reports that nothing in upstream is called `target`, with the nearest names.
void report_no_target(const OperationContext& context, const Spelled<std::string>& target,
                      const char* what);
/// Reports that `target` means each of `candidates`.
void report_ambiguous(const OperationContext& context, const Spelled<std::string>& target,
                      const std::vector<Found>& candidates);

}  // namespace patchgen
