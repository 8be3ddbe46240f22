#include "patch/member_uses.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "patch/use_index.h"
#include "patch/use_judge.h"

namespace patchgen {
namespace {

bool is_one_of(std::string_view word, const std::vector<std::string>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Which variables of one file are of the class, by their names alone: one that is also declared
/// with another type in the file is not.
class VariableReader {
 public:
  VariableReader(const IndexedSource& source, const std::vector<std::string>& class_names)
      : tokens_(source.tokens()), class_names_(class_names) {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (!is_declarator(i) || source.is_gone(tokens_[i].begin)) continue;
      (is_declared_with_class(i) ? variables_ : others_).insert(word(i));
    }
  }

  [[nodiscard]] bool is_of_class(std::string_view variable) const {
    return variables_.contains(variable) && !others_.contains(variable);
  }

 private:
  [[nodiscard]] std::string_view word(std::size_t index) const { return tokens_.word(index); }

  /// The token is a name that is being declared: a type stands in front of it.
  [[nodiscard]] bool is_declarator(std::size_t index) const {
    if (index == 0 || tokens_[index].kind != TokenKind::Identifier) return false;
    const std::string_view next = word(index + 1);
    const bool ends = next == ";" || next == "=" || next == "," || next == ")" || next == "{" ||
                      next == "(" || next == "[" || next == ":";
    if (!ends) return false;
    const std::string_view previous = word(index - 1);
    const TokenKind kind = tokens_[index - 1].kind;
    if (kind == TokenKind::Identifier) return true;
    if (kind == TokenKind::Keyword) return previous != "return" && previous != "new";
    return previous == "&" || previous == "*" || previous == "&&" || previous == ">";
  }

  /// The type in front of the declarator is the class, a reference or pointer to it, or `…_ptr<X>`.
  [[nodiscard]] bool is_declared_with_class(std::size_t index) const {
    std::size_t at = index - 1;
    while (at > 0 &&
           (word(at) == "&" || word(at) == "*" || word(at) == "&&" || word(at) == "const")) {
      --at;
    }
    if (is_one_of(word(at), class_names_)) return true;
    if (word(at) == "auto") return is_made_of_class(index);
    if (word(at) != ">") return false;
    int depth = 0;
    std::size_t open = at;
    for (;; --open) {
      if (word(open) == ">") ++depth;
      if (word(open) == "<" && --depth == 0) break;
      if (open == 0 || word(open) == ";") return false;
    }
    if (open == 0) return false;
    if (is_one_of(word(open - 1), class_names_)) return true;
    return word(open - 1).ends_with("_ptr") && open + 1 < at &&
           is_one_of(word(at - 1), class_names_);
  }

  /// `auto x = X(…)`, `= new X`, `= std::make_shared<X>(…)`.
  [[nodiscard]] bool is_made_of_class(std::size_t index) const {
    if (word(index + 1) != "=") return false;
    std::size_t at = index + 2;
    if (word(at) == "new") ++at;
    while (word(at + 1) == "::") at += 2;
    if (word(at).starts_with("make_") && word(at + 1) == "<") {
      at += 2;
      while (word(at + 1) == "::") at += 2;
    }
    const std::string_view next = word(at + 1);
    return is_one_of(word(at), class_names_) && (next == "(" || next == "{" || next == ">");
  }

  const IndexedTokens& tokens_;
  const std::vector<std::string>& class_names_;
  std::set<std::string_view> variables_;  ///< declared with the class
  std::set<std::string_view> others_;     ///< declared with another type
};

bool is_declarator_end(std::string_view word) {
  return word == "=" || word == ";" || word == "," || word == ")" || word == "{" || word == "[" ||
         word == ":";
}

/// Finds the uses of one member.
class UseFinder {
 public:
  UseFinder(const PlanState& state, const UseIndex& index, const Found& owner,
            const MemberName& member, const std::vector<std::string>& class_names)
      : state_(state),
        index_(index),
        class_(*owner.declaration),
        member_(member),
        class_names_(class_names),
        exclusion_{.declarations = {member.declaration},
                   .names = {member.name},
                   .operation = 0,
                   .where = {}},
        judge_(state, index, exclusion_) {}

  void find(const std::vector<VariableReader>& variables, std::vector<MemberUse>& uses) const {
    for (const UseIndex::Place& place : index_.places(member_.name)) {
      const IndexedTokens& near = index_.sources()[place.source].tokens();
      const std::size_t offset = near[place.token].begin;
      if (index_.sources()[place.source].directive(offset) != nullptr) continue;
      if (is_use(place, variables[place.source])) {
        uses.push_back({place.source, offset, member_.name});
      }
    }
  }

 private:
  [[nodiscard]] bool is_use(const UseIndex::Place& place, const VariableReader& variables) const {
    const IndexedTokens& near = index_.sources()[place.source].tokens();
    const std::string_view previous = near.before(place.token);
    if (previous == "::") {
      // A derived class may have an enumerator of that name: the outline does not tell.
      const bool own = is_one_of(near.before(place.token, 2), class_names_);
      if (member_.kind == MemberName::Kind::Enumerator && !own) return false;
      return judge_.judge(place) == Certainty::Sure;
    }
    if (previous == "." || previous == "->") {
      const Certainty certainty = judge_.judge(place);
      return certainty == Certainty::Sure ||
             (certainty == Certainty::Unsure && near.before(place.token, 3) != "." &&
              near.before(place.token, 3) != "->" &&
              variables.is_of_class(near.before(place.token, 2)));
    }
    return is_use_alone(place);
  }

  /// Alone within a derived class: when nothing else there can be called so.
  [[nodiscard]] bool is_use_alone(const UseIndex::Place& place) const {
    const bool depends = !class_.template_head.empty() || !class_.specialization.empty();
    if (depends || member_.kind == MemberName::Kind::Enumerator ||
        member_.access == Access::Private) {
      return false;
    }
    const std::vector<Found>& staying = index_.staying(member_.name);
    const bool means_other = std::any_of(staying.begin(), staying.end(), [&](const Found& each) {
      return enclosing_classes(state_.upstream, each.declaration).empty();
    });
    return !means_other && judge_.judge(place) == Certainty::Sure && !may_be_declared(place);
  }

  /// `int x = 0, used = 4;`, `int (*used)(int)` somewhere in the function around.
  [[nodiscard]] bool may_be_declared(const UseIndex::Place& place) const {
    const Declaration* function = place.around.function;
    if (function == nullptr) return false;
    const IndexedTokens& near = index_.sources()[place.source].tokens();
    const std::vector<std::size_t>& places = near.places(member_.name);
    return std::any_of(places.begin(), places.end(), [&](std::size_t at) {
      if (!function->range.contains(near[at].begin)) return false;
      const std::string_view previous = near.before(at);
      const bool may_begin = previous == "," || previous == "*" || previous == "&" ||
                             previous == "&&" || previous == "{";
      return may_begin && is_declarator_end(near.word(at + 1));
    });
  }

  const PlanState& state_;
  const UseIndex& index_;
  const Declaration& class_;
  const MemberName& member_;
  const std::vector<std::string>& class_names_;
  Exclusion exclusion_;
  UseJudge judge_;
};

/// Whether other definitions go by the name of `class_`, for other template arguments.
bool has_specializations(const PlanState& state, const Found& class_) {
  const Declaration& declaration = *class_.declaration;
  if (!declaration.specialization.empty()) return true;
  if (declaration.template_head.empty()) return false;
  const std::vector<Found> named = state.upstream.called(declaration.name);
  const bool in_upstream = std::any_of(named.begin(), named.end(), [&](const Found& each) {
    return is_class_like(each.declaration->kind) && !each.declaration->specialization.empty();
  });
  // Those that come along with a replacement.
  return in_upstream ||
         std::any_of(state.brought.begin(), state.brought.end(), [&](const Brought& each) {
           return each.name == declaration.name && is_class_like(each.found.declaration->kind) &&
                  !each.found.declaration->specialization.empty();
         });
}

}  // namespace

std::vector<MemberUse> member_uses(const PlanState& state, const Found& class_,
                                   const std::vector<std::string>& class_names,
                                   const std::vector<MemberName>& members) {
  std::vector<MemberUse> uses;
  if (members.empty() || has_specializations(state, class_)) return uses;
  std::vector<std::string> names;
  for (const MemberName& each : members) names.push_back(each.name);
  const UseIndex index(state, names);
  std::vector<VariableReader> variables;
  for (const IndexedSource& source : index.sources()) variables.emplace_back(source, class_names);
  for (const MemberName& each : members) {
    UseFinder(state, index, class_, each, class_names).find(variables, uses);
  }
  std::sort(uses.begin(), uses.end(), [](const MemberUse& a, const MemberUse& b) {
    return std::pair(a.source, a.offset) < std::pair(b.source, b.offset);
  });
  return uses;
}

}  // namespace patchgen
