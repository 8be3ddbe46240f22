#include "patch/helper_graph.h"

#include <algorithm>
#include <deque>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "patch/gone_ranges.h"
#include "patch/local_declarations.h"
#include "patch/macro_calls.h"
#include "patch/namespace_calls.h"
#include "patch/removal.h"
#include "patch/scopes.h"
#include "patch/span_owners.h"
#include "patch/token_view.h"
#include "patch/use_index.h"

namespace patchgen {
namespace {

constexpr std::size_t kNone = SpanOwners::kNone;

bool can_be_helper(const PlanState& state, const Found& found) {
  switch (found.declaration->kind) {
    case DeclarationKind::Function:
    case DeclarationKind::Variable:
    case DeclarationKind::TypeAlias:
    case DeclarationKind::Enum:
    case DeclarationKind::Class:
    case DeclarationKind::Struct:
      break;
    default:
      return false;
  }
  return found.declaration->qualifier.empty() && !found.declaration->name.empty() &&
         enclosing_classes(state.upstream, found.declaration).empty() &&
         !state.upstream.is_one_of_several(found);
}

/// All that is declared under one qualified name at namespace scope: overloads go together.
struct Helper {
  std::string_view name;
  std::vector<Found> declarations;
  /// Of a class that a macro call declares something for: X of `TORCH_MODULE(X);` for XImpl.
  std::vector<MacroCall> holders;
  std::size_t taken_by = kNone;   ///< what used it and goes
  std::vector<std::size_t> uses;  ///< other helpers that it uses
  bool is_candidate = false;      ///< used by code that goes, directly or through helpers
  bool is_direct = false;         ///< used by such code alone
  bool is_live = false;
  bool stays = false;  ///< live, or an orphan that is only named, or used by such a one
};

/// Code that goes, and the operation that takes it away.
struct Taker {
  std::size_t operation = 0;
  ByteRange where;
  bool is_exclusion = false;
  bool cascades = false;
};

bool replaces_code(OperationKind kind) {
  return kind == OperationKind::ReplaceClass || kind == OperationKind::ReplaceFunction ||
         kind == OperationKind::OverrideMethod;
}

/// Who uses which helper: found out once, then followed from code that goes and from living code.
class HelperGraph {
 public:
  explicit HelperGraph(const PlanState& state) : state_(state) {
    find_helpers();
    find_holders();
    place_owners();
    place_replaced();
    read_uses();
    mark_candidates();
    mark_live();
    mark_staying();
  }

  [[nodiscard]] std::vector<Orphan> orphans() const {
    std::vector<Orphan> result;
    for (const Helper& helper : helpers_) {
      if (!helper.is_candidate || helper.is_live) continue;
      const Taker& taker = takers_[helper.taken_by];
      result.push_back({.name = std::string(helper.name),
                        .declarations = helper.declarations,
                        .holders = helper.holders,
                        .is_direct = helper.is_direct,
                        .is_of_excluded = taker.is_exclusion,
                        .stays = helper.stays,
                        .operation = taker.operation,
                        .where = taker.where});
    }
    std::sort(result.begin(), result.end(), [](const Orphan& a, const Orphan& b) {
      const Found& x = a.declarations.front();
      const Found& y = b.declarations.front();
      return std::pair(x.file_index, x.declaration->range.begin) <
             std::pair(y.file_index, y.declaration->range.begin);
    });
    return result;
  }

 private:
  void find_helpers() {
    for (std::size_t i = 0; i < state_.excluded.size(); ++i) {
      for (const Found& found : state_.excluded[i].declarations) gone_.insert(found.declaration);
    }
    for (const Found& found : state_.upstream.all()) {
      // A use is not the name in a declaration.
      names_.insert({found.file, found.declaration->name_range.begin});
      if (!can_be_helper(state_, found) || gone_.contains(found.declaration)) continue;
      const auto [at, is_new] =
          by_qualified_name_.emplace(found.declaration->qualified_name, helpers_.size());
      if (is_new) {
        by_name_[found.declaration->name].push_back(helpers_.size());
        helpers_.emplace_back();
        helpers_.back().name = found.declaration->name;
        helpers_.back().is_direct = true;
      }
      helpers_[at->second].declarations.push_back(found);
    }
  }

  /// A class that is used by the name which a macro declares for it is used.
  void find_holders() {
    for (std::size_t i = 0; i < helpers_.size(); ++i) {
      const Declaration& first = *helpers_[i].declarations.front().declaration;
      if (!is_class_like(first.kind)) continue;
      for (MacroCall& call : state_.macro_calls.going_with(first)) {
        const std::vector<Found> declaring = state_.macro_calls.declaring(call.declares);
        // A registration is a use, not a part of the class.
        if (std::find(declaring.begin(), declaring.end(), call.call) == declaring.end()) continue;
        holder_names_.push_back(call.declares);
        by_name_[holder_names_.back()].push_back(i);
        helpers_[i].holders.push_back(std::move(call));
      }
    }
  }

  /// Helpers own their declarations and the members of their classes, exclusions what they take.
  void place_owners() {
    helper_owners_.resize(state_.input.sources.size());
    takers_at_.resize(state_.input.sources.size());
    for (std::size_t i = 0; i < helpers_.size(); ++i) {
      for (const MacroCall& holder : helpers_[i].holders) {
        helper_owners_[holder.call.file_index].add(holder.call.declaration->range, i);
      }
      for (const Found& found : helpers_[i].declarations) {
        helper_owners_[found.file_index].add(found.declaration->range, i);
        if (!is_class_like(found.declaration->kind)) continue;
        for (const Found& member : out_of_line_members(state_.upstream, found)) {
          helper_owners_[member.file_index].add(member.declaration->range, i);
        }
      }
    }
    for (std::size_t i = 0; i < state_.excluded.size(); ++i) {
      const Exclusion& exclusion = state_.excluded[i];
      const Operation& operation = state_.input.spec->operations[exclusion.operation];
      takers_.push_back({.operation = exclusion.operation,
                         .where = exclusion.where,
                         .is_exclusion = true,
                         .cascades = operation.cascade});
      for (const Found& found : exclusion.declarations) {
        takers_at_[found.file_index].add(found.declaration->owned, i);
      }
    }
    for (SpanOwners& owners : helper_owners_) owners.sort();
    for (SpanOwners& owners : takers_at_) owners.sort();
  }

  /// What other operations put their own code in place of, or take away with that.
  void place_replaced() {
    replaced_.resize(state_.input.sources.size());
    for (const Edit& edit : state_.plan.edits) {
      if (edit.range.empty() || edit.operations.empty()) continue;
      const std::size_t index = edit.operations.front();
      const Operation& operation = state_.input.spec->operations[index];
      if (!replaces_code(operation.kind)) continue;
      replaced_[edit.source].add(edit.range, takers_.size());
      takers_.push_back({.operation = index,
                         .where = operation.targets.front().where,
                         .is_exclusion = false,
                         .cascades = false});
    }
    for (SpanOwners& owners : replaced_) owners.sort();
  }

  void read_uses() {
    for (std::size_t i = 0; i < state_.input.sources.size(); ++i) {
      gone_ranges_.emplace_back(state_.plan.edits, i);
      const IndexedSource source(state_.input.sources[i], {}, i);
      const IndexedTokens& tokens = source.tokens();
      for (const auto& [word, places] : tokens.all_places()) {
        const auto used = by_name_.find(word);
        if (used == by_name_.end()) continue;
        for (const std::size_t at : places) {
          if (names_.contains({&tokens.file(), tokens[at].begin})) continue;
          if (tokens.is_of_object(at)) continue;
          for (const std::size_t helper : used->second) read_use(source, i, at, helper);
        }
      }
    }
  }

  void read_use(const IndexedSource& source, std::size_t source_index, std::size_t at,
                std::size_t used) {
    const std::size_t offset = source.tokens()[at].begin;
    const std::size_t user = helper_owners_[source_index].at(offset);
    // What is taken out of a class does not use the class.
    if (user == used) return;
    const std::size_t exclusion = takers_at_[source_index].at(offset);
    const bool is_gone = exclusion != kNone || gone_ranges_[source_index].contains(offset);
    if (is_gone) {
      // The new code that stands there instead is asked by name.
      const std::size_t taker = exclusion != kNone ? exclusion : replaced_[source_index].at(offset);
      if (taker != kNone && may_mean(source, at, helpers_[used])) take(helpers_[used], taker);
      return;
    }
    if (user == kNone) {
      helpers_[used].is_live = true;
    } else {
      helpers_[user].uses.push_back(used);
      helpers_[used].is_direct = false;
    }
  }

  /// An exclusion that cascades has the say, else another exclusion. Returns whether `taker` has it
  /// now and had not.
  bool take(Helper& helper, std::size_t taker) const {
    const auto weight = [&](std::size_t each) {
      if (each == kNone) return 0;
      if (!takers_[each].is_exclusion) return 1;
      return takers_[each].cascades ? 3 : 2;
    };
    if (weight(taker) <= weight(helper.taken_by)) return false;
    helper.taken_by = taker;
    return true;
  }

  /// Whether a name in code that goes is the helper's, not a member's, a variable's or another
  /// scope's. Living code is not asked: it keeps all that it may mean.
  [[nodiscard]] bool may_mean(const IndexedSource& source, std::size_t at,
                              const Helper& helper) const {
    const IndexedTokens& tokens = source.tokens();
    const std::string_view scope = scope_of(*helper.declarations.front().declaration);
    if (tokens.before(at) == "::") {
      const bool global = tokens.kind_before(at - 1) != TokenKind::Identifier;
      return last_part(scope) == (global ? "" : tokens.before(at, 2));
    }
    const Surroundings around = source.surroundings(tokens[at].begin);
    const std::string_view place =
        around.innermost == nullptr ? "" : std::string_view(around.innermost->qualified_name);
    const ByteRange parameters =
        around.function == nullptr ? ByteRange{} : around.function->parameters;
    if (!lies_in(place, scope) || declares_local(tokens, at, parameters)) return false;
    const Declaration* outer = around.function != nullptr ? around.function : around.innermost;
    if (outer != nullptr && !local_declarations(tokens, *outer, at).empty()) return false;
    const std::vector<Found> named = state_.upstream.called(tokens.word(at));
    return std::none_of(named.begin(), named.end(), [&](const Found& each) {
      const bool nearer = !enclosing_classes(state_.upstream, each.declaration).empty() ||
                          scope_of(*each.declaration).size() > scope.size();
      return nearer && lies_in(place, scope_of(*each.declaration));
    });
  }

  void mark_candidates() {
    std::deque<std::size_t> queue;
    for (std::size_t i = 0; i < helpers_.size(); ++i) {
      if (helpers_[i].taken_by != kNone) queue.push_back(i);
      helpers_[i].is_candidate = helpers_[i].taken_by != kNone;
    }
    while (!queue.empty()) {
      const Helper& user = helpers_[queue.front()];
      queue.pop_front();
      for (const std::size_t used : user.uses) {
        if (!take(helpers_[used], user.taken_by)) continue;
        helpers_[used].is_candidate = true;
        queue.push_back(used);
      }
    }
  }

  /// What no code used that goes lives on, used or not; so does what the operations are about.
  void mark_live() {
    for (const Claim& claim : state_.claims) {
      for (const Found& found : claim.declarations) {
        // Also the class that a member is taken out of, or patched in.
        const std::size_t owner =
            helper_owners_[found.file_index].at(found.declaration->range.begin);
        if (owner != kNone) helpers_[owner].is_live = true;
      }
    }
    const std::unordered_set<std::string> new_names = names_in_new_code();
    const NamespaceCalls calls(state_);
    for (Helper& helper : helpers_) {
      const std::string_view scope = scope_of(*helper.declarations.front().declaration);
      if (!calls.naming(scope).empty()) helper.is_live = true;
      helper.is_live =
          helper.is_live || !helper.is_candidate || new_names.contains(std::string(helper.name));
      for (const MacroCall& holder : helper.holders) {
        helper.is_live = helper.is_live || new_names.contains(holder.declares);
      }
    }
    follow(&Helper::is_live);
  }

  /// An orphan that is not dropped keeps what it uses.
  void mark_staying() {
    for (Helper& helper : helpers_) {
      helper.stays = helper.is_live || !helper.is_candidate || !takers_[helper.taken_by].cascades;
    }
    follow(&Helper::stays);
  }

  /// Marks all that is used by what is marked.
  void follow(bool Helper::* mark) {
    std::deque<std::size_t> queue;
    for (std::size_t i = 0; i < helpers_.size(); ++i) {
      if (helpers_[i].*mark) queue.push_back(i);
    }
    while (!queue.empty()) {
      const std::size_t user = queue.front();
      queue.pop_front();
      for (const std::size_t used : helpers_[user].uses) {
        if (std::exchange(helpers_[used].*mark, true)) continue;
        queue.push_back(used);
      }
    }
  }

  [[nodiscard]] std::unordered_set<std::string> names_in_new_code() const {
    std::unordered_set<std::string> names;
    const auto add = [&](const std::string& code) {
      if (code.empty()) return;
      const SourceText text("", code);
      for (const Token& token : tokenize(text)) {
        if (token.kind == TokenKind::Identifier) names.emplace(spelling(text, token));
      }
    };
    for (const Edit& edit : state_.plan.edits) add(edit.code.text);
    for (const IncludedHelper& helper : state_.helpers) add(helper.code.text);
    return names;
  }

  struct NamePlace {
    const OutlinedFile* file;
    std::size_t offset;
    friend bool operator==(const NamePlace&, const NamePlace&) = default;
  };
  struct HashPlace {
    std::size_t operator()(const NamePlace& place) const {
      return std::hash<const void*>()(place.file) ^ (place.offset * 0x9E3779B97F4A7C15U);
    }
  };

  const PlanState& state_;
  std::vector<Helper> helpers_;
  std::unordered_map<std::string_view, std::size_t> by_qualified_name_;
  std::unordered_map<std::string_view, std::vector<std::size_t>> by_name_;
  std::deque<std::string> holder_names_;  ///< that `by_name_` points to
  std::unordered_set<const Declaration*> gone_;
  std::unordered_set<NamePlace, HashPlace> names_;
  std::vector<SpanOwners> helper_owners_;
  std::vector<Taker> takers_;
  std::vector<SpanOwners> takers_at_;  ///< exclusions; of each source, as all of these
  std::vector<SpanOwners> replaced_;
  std::vector<GoneRanges> gone_ranges_;
};

}  // namespace

std::vector<Orphan> find_orphans(const PlanState& state) {
  const bool takes = std::any_of(state.input.spec->operations.begin(),
                                 state.input.spec->operations.end(), [](const Operation& each) {
                                   return replaces_code(each.kind) ||
                                          each.kind == OperationKind::ExcludeFromOutput;
                                 });
  if (!takes) return {};
  return HelperGraph(state).orphans();
}

}  // namespace patchgen
