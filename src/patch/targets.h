#pragma once

#include <optional>
#include <vector>

#include "patch/named_things.h"
#include "patch/operation_context.h"

namespace patchgen {

/// The class that `target` names: its one definition, or the one of each branch with
/// `"condition": "*"`. Reports an error and returns nothing when there is none, or more than that.
std::vector<Found> find_classes(const OperationContext& context, const Target& target);

/// All that stands for one function in upstream, in one branch of an `#if`.
struct FunctionTarget {
  std::string qualified_name;
  std::string name;  ///< unqualified
  std::optional<Found> definition;
  std::vector<Found> declarations;  ///< without a body, or `= default/delete/0`
  /// Declarations that the copies in other branches have too; with `"condition": "*"`, those that
  /// an earlier copy has among its own.
  std::vector<Found> shared;
  bool every_branch = false;  ///< the other copies are targets as well
  /// `<float>` for a member of the specialisation `Traits<float>`; else empty.
  std::string class_specialization;
  /// The in-class declaration or definition of a method; absent for free functions.
  std::optional<Found> in_class;
  /// The class of a method, when it is in one of the sources.
  std::optional<Found> class_;

  /// Definition and declarations, the shared ones aside.
  [[nodiscard]] std::vector<Found> all() const {
    std::vector<Found> result = declarations;
    if (definition) result.push_back(*definition);
    return result;
  }
  /// Whether `found` is declared for other branches as well.
  [[nodiscard]] bool shares(const Found& found) const;
};

/// How a search for a function went.
struct FunctionSearch {
  /// One; with `"condition": "*"` one for each branch. Empty: nothing of that name exists, or an
  /// error has been reported.
  std::vector<FunctionTarget> targets;
  bool reported = false;
};

/// The free function that `target` names.
FunctionSearch find_free_function(const OperationContext& context, const Target& target);
/// The method, constructor, destructor or operator of a class that `target` names.
FunctionSearch find_method(const OperationContext& context, const Target& target);

/// Takes `target` apart; reports an error when it is no name.
std::optional<TargetName> parse_target(const OperationContext& context, const Target& target);

}  // namespace patchgen
