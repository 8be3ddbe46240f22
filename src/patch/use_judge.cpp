#include "patch/use_judge.h"

#include <algorithm>
#include <utility>

#include "patch/local_declarations.h"
#include "patch/local_names.h"
#include "patch/object_type.h"
#include "patch/qualifier.h"
#include "patch/scopes.h"
#include "patch/token_view.h"
#include "source/condition.h"

namespace patchgen {
namespace {

std::string_view place_of(const Surroundings& around) {
  return around.innermost == nullptr ? "" : std::string_view(around.innermost->qualified_name);
}

bool has_word(const OutlinedFile& file, ByteRange range, std::string_view wanted) {
  const std::vector<Token> tokens = code_tokens_in(file, range);
  return std::any_of(tokens.begin(), tokens.end(),
                     [&](const Token& token) { return spelling(*file.text, token) == wanted; });
}

bool says_override(const OutlinedFile& file, const Declaration& method) {
  return has_word(file, method.suffix, "override") || has_word(file, method.suffix, "final");
}

/// In an anonymous namespace, or `static`.
bool is_of_this_file(const DeclarationIndex& index, const Found& found) {
  const std::vector<std::string> spaces = enclosing_namespaces(index, found.declaration);
  const ByteRange head{found.declaration->range.begin, found.declaration->name_range.begin};
  return std::find(spaces.begin(), spaces.end(), "") != spaces.end() ||
         has_word(*found.file, head, "static");
}

/// `a` of `a::b` and `b`; the global scope is "".
std::string_view without_end(std::string_view scope, std::string_view end) {
  scope.remove_suffix(std::min(scope.size(), end.size() + (end.empty() ? 0 : 2)));
  return scope;
}

}  // namespace

UseJudge::UseJudge(const PlanState& state, const UseIndex& uses, const Exclusion& exclusion)
    : state_(state), uses_(uses), exclusion_(exclusion) {
  const Declaration& first = *exclusion.declarations.front().declaration;
  scope_ = scope_of(first);
  visible_ = uses.without_inline(scope_);
  for (const std::string& name : exclusion.names) {
    std::vector<Found>& others = others_[name];
    others = staying(name);
    std::erase_if(others, [&](const Found& each) {
      return each.declaration->qualified_name == first.qualified_name;
    });
  }
  is_internal_ = is_of_this_file(state.upstream, exclusion.declarations.front());
  auto classes = enclosing_classes(state.upstream, &first);
  // The members of an anonymous union are members of the class around.
  while (!classes.empty() && classes.back()->name.empty()) classes.pop_back();
  if (is_class_like(first.kind) || classes.empty()) return;
  owner_ = classes.back();
  heirs_ = Heirs(state, uses, *owner_, exclusion.names.front());
  for (const Found& each : exclusion.declarations) {
    overrides_ = overrides_ || says_override(*each.file, *each.declaration);
    is_virtual_ = is_virtual_ || has_word(*each.file, each.declaration->range, "virtual");
  }
}

/// Whether what stands under `conditions` can be compiled together with something that is excluded.
bool UseJudge::is_own_branch(const std::vector<std::string>& conditions) const {
  return std::any_of(
      exclusion_.declarations.begin(), exclusion_.declarations.end(),
      [&](const Found& each) { return !are_exclusive(each.declaration->conditions, conditions); });
}

std::vector<Found> UseJudge::staying(std::string_view name) const {
  std::vector<Found> result = uses_.staying(name);
  std::erase_if(result,
                [&](const Found& each) { return !is_own_branch(each.declaration->conditions); });
  return result;
}

const std::vector<Found>& UseJudge::others(std::string_view name) const {
  return others_.at(std::string(name));
}

bool UseJudge::has_overload(std::string_view name) const {
  return staying(name).size() != others(name).size() || is_declared_anew(name);
}

/// Whether another operation puts a declaration called `name` where the excluded one was: the
/// replacement of an overload, a method that the class gets, a helper.
bool UseJudge::is_declared_anew(std::string_view name) const {
  const std::string& own = exclusion_.declarations.front().declaration->qualified_name;
  const auto replaces = [&](const Claim& claim) {
    const OperationKind kind = state_.input.spec->operations[claim.operation].kind;
    if (kind == OperationKind::ExcludeFromOutput || claim.extends) return false;
    const Declaration& target = *claim.declarations.front().declaration;
    if (claim.added_member.empty()) return target.name == name && target.qualified_name == own;
    return target.qualified_name == scope_ && claim.added_member.starts_with(name) &&
           claim.added_member.substr(name.size()).starts_with("(");
  };
  const auto brings = [&](const Brought& each) {
    return each.name == name && each.found.declaration->kind != DeclarationKind::Namespace &&
           scope_of(*each.found.declaration) == scope_;
  };
  const auto declares = [&](const IncludedHelper& helper) {
    return scope_.empty() &&
           std::find(helper.names.begin(), helper.names.end(), name) != helper.names.end();
  };
  return std::any_of(state_.claims.begin(), state_.claims.end(), replaces) ||
         std::any_of(state_.brought.begin(), state_.brought.end(), brings) ||
         std::any_of(state_.helpers.begin(), state_.helpers.end(), declares);
}

bool UseJudge::others_have_member(std::string_view name) const {
  const std::vector<Found>& others = this->others(name);
  return std::any_of(others.begin(), others.end(), [&](const Found& each) {
    return !enclosing_classes(state_.upstream, each.declaration).empty();
  });
}

Certainty UseJudge::judge(const UseIndex::Place& place) const {
  // `X(…)` does not say which constructor it means.
  if (exclusion_.declarations.front().declaration->kind == DeclarationKind::Constructor) {
    return Certainty::No;
  }
  const IndexedSource& source = uses_.sources()[place.source];
  const IndexedTokens& near = source.tokens();
  if (!is_own_branch(source.conditions(near[place.token].begin))) return Certainty::No;
  const std::string_view previous = near.before(place.token);
  if (previous == "::") return judge_qualified(near, place.token, place_of(place.around));
  if (near.is_of_object(place.token)) {
    if (owner_ == nullptr) return Certainty::No;
    const Certainty object = judge_object(state_, uses_, heirs_, source, place.token);
    return std::min(object, strongest());
  }
  if (owner_ != nullptr) return judge_member(near, place.token, place.around);
  return judge_unqualified(near, place.token, place.around);
}

Certainty UseJudge::judge_new_code(const UseIndex::NewCode& code, std::size_t index) const {
  const IndexedTokens& near = *code.tokens;
  // The parameters of a new function stand before its body.
  std::size_t body = 0;
  while (body < near.size() && near.word(body) != "{") ++body;
  const ByteRange head{0, body < near.size() ? near[body].begin : 0};
  const LocalNames names(near.file(), near.all());
  for (const std::size_t at : near.places(near.word(index))) {
    if (!names.declares(at, head)) continue;
    if (at == index || names.reach(at).contains(near[index].begin)) return Certainty::No;
  }
  if (names.is_label(index)) return Certainty::No;
  const std::string_view previous = near.before(index);
  if (previous == "::") return judge_qualified(near, index, place_of(code.around));
  const bool in_class = heirs_.see(code.around.innermost);
  if (near.is_of_object(index)) {
    if (owner_ == nullptr) return Certainty::No;
    const bool own = near.before(index, 2) == "this" && in_class;
    return std::min(own ? Certainty::Sure : Certainty::Unsure, strongest());
  }
  if (owner_ == nullptr) return judge_scopes(near.word(index), place_of(code.around));
  if (in_class) return strongest();
  // A new class may derive from the one that had the member.
  return near.places(owner_->name).empty() ? Certainty::No : Certainty::Unsure;
}

/// What overrides a base's member leaves that behind: calls mean the base's from now on.
Certainty UseJudge::strongest() const {
  return overrides_ ? Certainty::Unsure : Certainty::Sure;
}

Certainty UseJudge::judge_qualified(const IndexedTokens& near, std::size_t index,
                                    std::string_view place) const {
  std::vector<std::string_view> words = qualifier_before(near, index);
  const bool global = words.front().empty();
  if (global) words.erase(words.begin());
  if (owner_ != nullptr && !words.empty()) {
    const std::string_view class_ = words.back();
    words.pop_back();
    const Certainty named = heirs_.named(class_, joined(words));
    if (named != Certainty::No) return std::min(named, strongest());
    return is_alias_of_scope(class_) ? strongest() : Certainty::No;
  }
  const std::string qualifier = joined(words);
  const std::string& own = exclusion_.declarations.front().declaration->qualified_name;
  const bool is_value = near.word(index) != exclusion_.names.front();
  if (global) {
    const bool same =
        qualifier == scope_ || qualifier == visible_ || (is_value && qualifier == own);
    return same ? Certainty::Sure : Certainty::No;
  }
  std::string_view scope;
  if (ends_with_name(scope_, qualifier)) {
    scope = scope_;
  } else if (ends_with_name(visible_, qualifier)) {
    scope = visible_;
  } else if (is_value && ends_with_name(own, qualifier)) {
    scope = own;
  } else {
    return is_alias_of_scope(words.front()) && words.size() == 1 ? Certainty::Sure : Certainty::No;
  }
  // The qualifier is looked up from the inside to the outside.
  const std::string_view around = uses_.without_inline(without_end(scope, qualifier));
  const bool sees = lies_in(place, around) || uses_.is_opened(around);
  bool unsure = !sees;
  for (const Found& each : others(near.word(index))) {
    const std::string_view other = scope_of(*each.declaration);
    if (!ends_with_name(other, qualifier)) continue;
    const std::string_view around_other = without_end(other, qualifier);
    if (!lies_in(place, around_other)) continue;
    if (!sees || around_other.size() > around.size()) return Certainty::No;
    unsure = unsure || around_other.size() == around.size();
  }
  return unsure ? Certainty::Unsure : Certainty::Sure;
}

/// `namespace aa = a;`, `using Alias = a::X;` for what is in `a` or `a::X`.
bool UseJudge::is_alias_of_scope(std::string_view name) const {
  const std::string_view last = last_part(scope_);
  if (last.empty()) return false;
  for (const Found& each : state_.upstream.called(name)) {
    if (each.declaration->kind != DeclarationKind::NamespaceAlias &&
        each.declaration->kind != DeclarationKind::TypeAlias) {
      continue;
    }
    const IndexedTokens& near = uses_.sources()[each.file_index].tokens();
    int depth = 0;
    for (std::size_t i = near.first_at(each.declaration->range.begin);
         i < near.size() && near[i].begin < each.declaration->range.end; ++i) {
      const std::string_view word = near.word(i);
      if (word == "<") ++depth;
      if (word == ">") --depth;
      if (depth > 0 || word != last || near.word(i + 1) == "::") continue;
      std::vector<std::string_view> words = qualifier_before(near, i);
      words.push_back(word);
      if (ends_with_name(scope_, joined(words))) return true;
    }
  }
  return false;
}

Certainty UseJudge::judge_unqualified(const IndexedTokens& near, std::size_t index,
                                      const Surroundings& around) const {
  if (is_local(near, index, around) || is_inherited(near.word(index), around)) return Certainty::No;
  const std::size_t offset = near[index].begin;
  for (const Found& each : others(near.word(index))) {
    const bool own_name =
        each.declaration->name_range.contains(offset) && &near.file() == each.file;
    if (own_name) return Certainty::No;
  }
  const Certainty result = judge_scopes(near.word(index), place_of(around));
  // What no other file can use is there for those that name it here.
  const bool unsure = is_in_unseen_class(around) && !is_internal_;
  return unsure ? std::min(result, Certainty::Unsure) : result;
}

/// What `name` alone means at `place`: the innermost scope that has it.
Certainty UseJudge::judge_scopes(std::string_view name, std::string_view place) const {
  bool sees_other = false;
  for (const Found& each : others(name)) {
    const std::string_view scope = scope_of(*each.declaration);
    if (!lies_in(place, scope)) continue;
    sees_other = true;
    if (scope.size() >= scope_.size()) return Certainty::No;
  }
  if (lies_in(place, visible_)) return Certainty::Sure;
  if (sees_other) return Certainty::No;
  return others(name).empty() && uses_.is_opened(visible_) ? Certainty::Sure : Certainty::Unsure;
}

/// A member of a class that the sources do not have: it may have one of the name.
bool UseJudge::is_in_unseen_class(const Surroundings& around) const {
  if (around.function == nullptr || around.function->qualifier.empty()) return false;
  const std::string_view scope = scope_of(*around.function);
  const std::vector<Found> named = state_.upstream.called(last_part(scope));
  return std::none_of(named.begin(), named.end(), [&](const Found& each) {
    const Declaration& declaration = *each.declaration;
    const bool seen = declaration.kind == DeclarationKind::Namespace ||
                      (is_class_like(declaration.kind) && declaration.is_definition);
    return seen && declaration.qualified_name == scope;
  });
}

/// A variable, parameter, template parameter or type of the function or class around.
bool UseJudge::is_local(const IndexedTokens& near, std::size_t index,
                        const Surroundings& around) const {
  const ByteRange parameters =
      around.function == nullptr ? ByteRange{} : around.function->parameters;
  const LocalNames names(near.file(), near.all());
  if (names.declares(index, parameters) || names.is_label(index)) return true;
  const Declaration* outer = around.function != nullptr ? around.function : around.innermost;
  if (outer != nullptr && !local_declarations(near, *outer, index).empty()) return true;
  for (const Declaration* at = around.innermost; at != nullptr; at = state_.upstream.parent(at)) {
    if (at->template_head.empty()) continue;
    for (const std::size_t each : near.places(near.word(index))) {
      if (at->template_head.contains(near[each].begin) && declares_local(near, each, {})) {
        return true;
      }
    }
  }
  return false;
}

/// A member of a base of the class around, which hides what is outside of classes.
bool UseJudge::is_inherited(std::string_view name, const Surroundings& around) const {
  const std::vector<Found>& others = this->others(name);
  return std::any_of(others.begin(), others.end(), [&](const Found& each) {
    auto classes = enclosing_classes(state_.upstream, each.declaration);
    while (!classes.empty() && classes.back()->name.empty()) classes.pop_back();
    return !classes.empty() &&
           Heirs(state_, uses_, *classes.back(), std::string(name)).see(around.innermost);
  });
}

Certainty UseJudge::judge_member(const IndexedTokens& near, std::size_t index,
                                 const Surroundings& around) const {
  const Declaration* innermost = around.innermost;
  if (innermost != nullptr && innermost->name_range.contains(near[index].begin)) {
    // `void f() override` of a derived class overrides nothing any more, unless there is a base
    // above; one that is not in the sources must be there when nothing says virtual.
    const bool overrides = heirs_.are_overridden_by(*innermost) &&
                           says_override(near.file(), *innermost) && is_virtual_ && !overrides_;
    return overrides ? Certainty::Sure : Certainty::No;
  }
  if (!heirs_.see(innermost) || is_local(near, index, around)) return Certainty::No;
  const std::vector<Found>& others = this->others(near.word(index));
  const bool nearer = std::any_of(others.begin(), others.end(), [&](const Found& each) {
    const std::string_view scope = scope_of(*each.declaration);
    return scope.size() > owner_->qualified_name.size() &&
           lies_in(innermost->qualified_name, scope);
  });
  return nearer ? Certainty::No : strongest();
}

}  // namespace patchgen
