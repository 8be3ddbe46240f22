#pragma once

#include <string_view>
#include <vector>

#include "patch/certainty.h"
#include "patch/use_index.h"

namespace patchgen {

/// The classes that have a member of a class: the class itself and, as far as the sources say so,
/// those derived from it that do not declare their own.
class Heirs {
 public:
  Heirs() = default;
  Heirs(const PlanState& state, const UseIndex& uses, const Declaration& class_,
        std::string_view member);

  /// Whether the identifier at `index`, with the qualifier before it, names one of them.
  [[nodiscard]] Certainty named_at(const IndexedTokens& near, std::size_t index) const;
  /// Whether `qualifier::name` names one of them.
  [[nodiscard]] Certainty named(std::string_view name, std::string_view qualifier) const;
  /// Whether one of them is called `name`.
  [[nodiscard]] bool has(std::string_view name) const;
  /// Whether the member can be named alone in `innermost`.
  [[nodiscard]] bool see(const Declaration* innermost) const;
  /// Whether `method` is the own one of a class derived from one of them.
  [[nodiscard]] bool are_overridden_by(const Declaration& method) const;
  /// Whether `class_` derives from one of them, with a member of its own or without.
  [[nodiscard]] bool derives_class(const Declaration& class_) const;

 private:
  [[nodiscard]] bool derives(const Found& each, const Declaration& base) const;
  [[nodiscard]] bool is_named(const Declaration& class_, std::string_view qualifier,
                              std::string_view place) const;

  const PlanState* state_ = nullptr;
  const UseIndex* uses_ = nullptr;
  std::vector<Found> heirs_;
  std::vector<Found> overriders_;
};

}  // namespace patchgen
