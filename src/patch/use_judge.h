#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "patch/use_index.h"

namespace patchgen {

enum class Certainty : std::uint8_t { No, Unsure, Sure };

/// Decides, from tokens, whether an identifier in what stays is a use of what an exclusion takes.
class UseJudge {
 public:
  UseJudge(const PlanState& state, const UseIndex& uses, const Exclusion& exclusion);

  /// `index` is the place of one of the exclusion's names.
  [[nodiscard]] Certainty judge(const IndexedSource& source, std::size_t index) const;
  /// The same in new code, of which the surroundings are not known.
  [[nodiscard]] Certainty judge_new_code(const IndexedTokens& near, std::size_t index) const;

  /// The name of what is excluded.
  [[nodiscard]] const std::string& name() const { return exclusion_.names.front(); }
  /// True for a member of a class.
  [[nodiscard]] bool is_member() const { return owner_ != nullptr; }
  /// True when another overload of the same qualified name stays.
  [[nodiscard]] bool has_overload(std::string_view name) const;
  /// True when another class has a member called `name` that stays.
  [[nodiscard]] bool others_have_member(std::string_view name) const;

 private:
  [[nodiscard]] bool is_own_branch(const std::vector<std::string>& conditions) const;
  [[nodiscard]] std::vector<Found> staying(std::string_view name) const;
  /// The same without overloads of what is excluded.
  [[nodiscard]] std::vector<Found> others(std::string_view name) const;
  [[nodiscard]] Certainty judge_qualified(const IndexedTokens& near, std::size_t index) const;
  [[nodiscard]] Certainty judge_unqualified(const IndexedSource& source, std::size_t index,
                                            const Surroundings& around) const;
  [[nodiscard]] Certainty judge_member(const IndexedSource& source, std::size_t index,
                                       const Surroundings& around) const;
  [[nodiscard]] Certainty judge_receiver(const IndexedSource& source, std::size_t index,
                                         const Surroundings& around) const;
  [[nodiscard]] Certainty judge_type(const IndexedTokens& near, std::size_t first,
                                     std::size_t last) const;
  [[nodiscard]] bool sees_member(const Surroundings& around) const;
  [[nodiscard]] bool is_heir(std::string_view class_name) const;

  const PlanState& state_;
  const UseIndex& uses_;
  const Exclusion& exclusion_;
  std::string scope_;  ///< qualified name of what is around the excluded; may be ""
  const Declaration* owner_ = nullptr;  ///< the class of an excluded member
  std::vector<Found> heirs_;            ///< the class itself and those derived from it
};

}  // namespace patchgen
