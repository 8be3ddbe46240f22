#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "patch/certainty.h"
#include "patch/heirs.h"
#include "patch/use_index.h"

namespace patchgen {

/// Decides, from tokens, whether an identifier in what stays is a use of what an exclusion takes.
class UseJudge {
 public:
  UseJudge(const PlanState& state, const UseIndex& uses, const Exclusion& exclusion);
  /// For a function that stays with another signature: it goes on hiding those of base classes.
  static UseJudge of_changed(const PlanState& state, const UseIndex& uses,
                             const Exclusion& exclusion) {
    UseJudge judge(state, uses, exclusion);
    judge.overrides_ = false;
    return judge;
  }

  /// `place` is one of the exclusion's names.
  [[nodiscard]] Certainty judge(const UseIndex::Place& place) const;
  /// The same in new code: `index` is a token of it.
  [[nodiscard]] Certainty judge_new_code(const UseIndex::NewCode& code, std::size_t index) const;

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
  [[nodiscard]] bool is_declared_anew(std::string_view name) const;
  /// Other declarations called `name` that stay.
  [[nodiscard]] std::vector<Found> staying(std::string_view name) const;
  /// The same without overloads of what is excluded.
  [[nodiscard]] const std::vector<Found>& others(std::string_view name) const;
  [[nodiscard]] Certainty judge_qualified(const IndexedTokens& near, std::size_t index,
                                          std::string_view place) const;
  [[nodiscard]] bool is_alias_of_scope(std::string_view name) const;
  [[nodiscard]] Certainty judge_unqualified(const IndexedTokens& near, std::size_t index,
                                            const Surroundings& around) const;
  [[nodiscard]] Certainty judge_scopes(std::string_view name, std::string_view place) const;
  [[nodiscard]] Certainty judge_member(const IndexedTokens& near, std::size_t index,
                                       const Surroundings& around) const;
  [[nodiscard]] bool is_local(const IndexedTokens& near, std::size_t index,
                              const Surroundings& around) const;
  [[nodiscard]] bool is_inherited(std::string_view name, const Surroundings& around) const;
  [[nodiscard]] bool is_in_unseen_class(const Surroundings& around) const;
  [[nodiscard]] Certainty strongest() const;

  const PlanState& state_;
  const UseIndex& uses_;
  const Exclusion& exclusion_;
  std::string_view scope_;    ///< qualified name of what is around the excluded; may be ""
  std::string_view visible_;  ///< the same without inline namespaces at its end
  const Declaration* owner_ = nullptr;  ///< the class of an excluded member
  Heirs heirs_;                         ///< of that class
  bool overrides_ = false;              ///< what is excluded overrides a base's
  bool is_virtual_ = false;             ///< and says so itself
  bool is_internal_ = false;            ///< cannot be used in other files
  std::unordered_map<std::string, std::vector<Found>> others_;
};

}  // namespace patchgen
