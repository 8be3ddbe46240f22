#include "patch/heirs.h"

#include <algorithm>
#include <string>

#include "patch/qualifier.h"
#include "patch/scopes.h"

namespace patchgen {

namespace {

/// Whether an operation adds `member` to `class_`.
bool gets_own(const PlanState& state, const Found& class_, std::string_view member) {
  const bool adds = std::any_of(state.claims.begin(), state.claims.end(), [&](const Claim& claim) {
    return claim.added_member.starts_with(member) &&
           claim.added_member.substr(member.size()).starts_with("(") &&
           claim.declarations.front() == class_;
  });
  return adds ||
         std::any_of(
             state.init_changes.begin(), state.init_changes.end(), [&](const InitChange& change) {
               if (change.class_ != class_) return false;
               return std::any_of(
                   change.members.begin(), change.members.end(), [&](const AddedMember& each) {
                     return std::find(each.names.begin(), each.names.end(), member) !=
                            each.names.end();
                   });
             });
}

}  // namespace

Heirs::Heirs(const PlanState& state, const UseIndex& uses, const Declaration& class_,
             std::string_view member)
    : state_(&state), uses_(&uses) {
  for (const Found& each : state.upstream.called(class_.name)) {
    const bool same = is_class_like(each.declaration->kind) &&
                      each.declaration->qualified_name == class_.qualified_name;
    if (same) heirs_.push_back(each);
  }
  const auto has_own = [&](const Found& each) {
    const std::vector<Found>& staying = uses.staying(member);
    return std::any_of(staying.begin(), staying.end(), [&](const Found& other) {
      return scope_of(*other.declaration) == each.declaration->qualified_name;
    });
  };
  // What takes the place of a class may derive from another one.
  const auto stays = [&](const Found& each) {
    return !uses.sources()[each.file_index].is_gone(each.declaration->name_range.begin);
  };
  for (std::size_t i = 0; i < heirs_.size(); ++i) {
    const Found base = heirs_[i];
    for (const Found& each : state.upstream.deriving_from(base.declaration->name)) {
      if (!stays(each) || !derives(each, *base.declaration)) continue;
      std::vector<Found>& into =
          has_own(each) || gets_own(state, each, member) ? overriders_ : heirs_;
      if (std::find(into.begin(), into.end(), each) == into.end()) into.push_back(each);
    }
  }
}

/// Whether `base` is one of the bases of `each`, not an argument of one.
bool Heirs::derives(const Found& each, const Declaration& base) const {
  const IndexedTokens& near = uses_->sources()[each.file_index].tokens();
  int depth = 0;
  for (std::size_t i = near.first_at(each.declaration->bases.begin);
       i < near.size() && near[i].begin < each.declaration->bases.end; ++i) {
    const std::string_view word = near.word(i);
    if (word == "<") ++depth;
    if (word == ">") --depth;
    if (word == ">>") depth -= 2;
    if (depth > 0 || word != base.name || near.word(i + 1) == "::") continue;
    const std::string qualifier = joined(qualifier_before(near, i));
    if (is_named(base, qualifier, each.declaration->qualified_name)) return true;
  }
  return false;
}

/// Whether `qualifier::X` at `place` can be `class_`, and no other class of that name.
bool Heirs::is_named(const Declaration& class_, std::string_view qualifier,
                     std::string_view place) const {
  const std::string_view scope = scope_of(class_);
  if (!qualifier.empty()) return ends_with_name(scope, qualifier);
  const std::vector<Found> named = state_->upstream.called(class_.name);
  return std::none_of(named.begin(), named.end(), [&](const Found& each) {
    const Declaration& other = *each.declaration;
    const std::string_view others = scope_of(other);
    return is_class_like(other.kind) && others != scope &&
           (!lies_in(place, scope) || (lies_in(place, others) && others.size() > scope.size()));
  });
}

Certainty Heirs::named_at(const IndexedTokens& near, std::size_t index) const {
  if (!has(near.word(index))) return Certainty::No;
  return named(near.word(index), joined(qualifier_before(near, index)));
}

Certainty Heirs::named(std::string_view name, std::string_view qualifier) const {
  Certainty result = Certainty::No;
  for (const Found& heir : heirs_) {
    if (name != heir.declaration->name) continue;
    if (is_named(*heir.declaration, qualifier, "")) return Certainty::Sure;
    result = Certainty::Unsure;
  }
  if (result == Certainty::No || qualifier.empty()) return result;
  const std::vector<Found> all = state_->upstream.called(name);
  const bool is_other = std::any_of(all.begin(), all.end(), [&](const Found& each) {
    return is_class_like(each.declaration->kind) &&
           ends_with_name(scope_of(*each.declaration), qualifier);
  });
  return is_other ? Certainty::No : result;
}

bool Heirs::has(std::string_view name) const {
  return std::any_of(heirs_.begin(), heirs_.end(),
                     [&](const Found& heir) { return heir.declaration->name == name; });
}

bool Heirs::see(const Declaration* innermost) const {
  if (innermost == nullptr) return false;
  return std::any_of(heirs_.begin(), heirs_.end(), [&](const Found& heir) {
    const Declaration& class_ = *heir.declaration;
    return innermost == &class_ || state_->upstream.encloses(&class_, innermost) ||
           innermost->qualified_name.starts_with(class_.qualified_name + "::");
  });
}

bool Heirs::derives_class(const Declaration& class_) const {
  const auto is_it = [&](const Found& each) { return each.declaration == &class_; };
  return std::any_of(heirs_.begin(), heirs_.end(), is_it) ||
         std::any_of(overriders_.begin(), overriders_.end(), is_it);
}

bool Heirs::are_overridden_by(const Declaration& method) const {
  return std::any_of(overriders_.begin(), overriders_.end(), [&](const Found& each) {
    return scope_of(method) == each.declaration->qualified_name;
  });
}

}  // namespace patchgen
