#include "patch/use_judge.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "patch/token_view.h"
#include "source/condition.h"

namespace patchgen {
namespace {

std::string_view scope_of(const Declaration& declaration) {
  std::string_view scope = declaration.qualified_name;
  scope.remove_suffix(std::min(scope.size(), declaration.name.size() + 2));
  return scope;
}

/// Whether `inner` is `outer` or lies in it; the global scope is "".
bool lies_in(std::string_view inner, std::string_view outer) {
  return outer.empty() || inner == outer ||
         (inner.starts_with(outer) && inner.substr(outer.size()).starts_with("::"));
}

/// Whether `name` is `suffix` or ends with it at a `::`.
bool ends_with_name(std::string_view name, std::string_view suffix) {
  return name.ends_with(suffix) && (name.size() == suffix.size() ||
                                    name.substr(0, name.size() - suffix.size()).ends_with("::"));
}

/// `class_` and, transitively, the classes of the sources that derive from it.
std::vector<Found> heirs_of(const DeclarationIndex& index, const Declaration& class_) {
  std::vector<Found> heirs;
  for (const Found& each : index.called(class_.name)) {
    if (each.declaration == &class_) heirs.push_back(each);
  }
  for (std::size_t i = 0; i < heirs.size(); ++i) {
    for (const Found& each : index.deriving_from(heirs[i].declaration->name)) {
      const bool known = std::any_of(heirs.begin(), heirs.end(),
                                     [&](const Found& other) { return other == each; });
      if (!known) heirs.push_back(each);
    }
  }
  return heirs;
}

/// The place before `index` that its qualifier begins at, and the qualifier's words without
/// template arguments: {"a", "X"} of `a::X<T>::f`; a leading "" for `::X`.
std::vector<std::string_view> qualifier_of(const IndexedTokens& near, std::size_t index) {
  std::vector<std::string_view> words;
  while (near.before(index) == "::") {
    --index;
    if (near.before(index) == ">") {
      int depth = 0;
      while (index > 0) {
        --index;
        if (near.word(index) == ">") ++depth;
        if (near.word(index) == ">>") depth += 2;
        if (near.word(index) == "<" && --depth <= 0) break;
      }
    }
    if (near.kind_before(index) != TokenKind::Identifier || index == 0) {
      words.insert(words.begin(), "");
      break;
    }
    --index;
    words.insert(words.begin(), near.word(index));
  }
  return words;
}

std::string joined(const std::vector<std::string_view>& words) {
  std::string result;
  for (const std::string_view word : words) {
    if (!result.empty()) result += "::";
    result += word;
  }
  return result;
}

/// First token of the declaration that the variable at `index` is declared by.
std::size_t type_begin(const IndexedTokens& near, std::size_t index) {
  int depth = 0;
  while (index > 0) {
    const std::string_view word = near.before(index);
    if (word == ">" || word == ")" || word == "]") ++depth;
    if (word == ">>") depth += 2;
    if (word == "<" || word == "[") --depth;
    if (word == "(" && --depth < 0) break;
    if (word == ";" || word == "{" || word == "}") break;
    if (depth <= 0 && (word == "," || word == ":")) break;
    --index;
  }
  return index;
}

}  // namespace

UseJudge::UseJudge(const PlanState& state, const UseIndex& uses, const Exclusion& exclusion)
    : state_(state), uses_(uses), exclusion_(exclusion) {
  const Declaration& first = *exclusion.declarations.front().declaration;
  scope_ = scope_of(first);
  const auto classes = enclosing_classes(state.upstream, &first);
  if (!is_class_like(first.kind) && !classes.empty()) {
    owner_ = classes.back();
    heirs_ = heirs_of(state.upstream, *owner_);
  }
}

/// Whether what stands under `conditions` can be compiled together with something that is excluded.
bool UseJudge::is_own_branch(const std::vector<std::string>& conditions) const {
  return std::any_of(
      exclusion_.declarations.begin(), exclusion_.declarations.end(),
      [&](const Found& each) { return !are_exclusive(each.declaration->conditions, conditions); });
}

/// Other declarations called `name` that stay.
std::vector<Found> UseJudge::staying(std::string_view name) const {
  std::vector<Found> result = uses_.staying(name);
  std::erase_if(result,
                [&](const Found& each) { return !is_own_branch(each.declaration->conditions); });
  return result;
}

std::vector<Found> UseJudge::others(std::string_view name) const {
  const std::string& own = exclusion_.declarations.front().declaration->qualified_name;
  std::vector<Found> result = staying(name);
  std::erase_if(result, [&](const Found& f) { return f.declaration->qualified_name == own; });
  return result;
}

bool UseJudge::has_overload(std::string_view name) const {
  return staying(name).size() != others(name).size();
}

bool UseJudge::others_have_member(std::string_view name) const {
  const std::vector<Found> others = this->others(name);
  return std::any_of(others.begin(), others.end(), [&](const Found& each) {
    return !enclosing_classes(state_.upstream, each.declaration).empty();
  });
}

bool UseJudge::is_heir(std::string_view class_name) const {
  return std::any_of(heirs_.begin(), heirs_.end(),
                     [&](const Found& heir) { return heir.declaration->name == class_name; });
}

Certainty UseJudge::judge(const IndexedSource& source, std::size_t index) const {
  const IndexedTokens& near = source.tokens();
  const std::size_t offset = near[index].begin;
  if (source.is_gone(offset) || !is_own_branch(source.conditions(offset))) return Certainty::No;
  const Surroundings around = source.surroundings(offset);
  const std::string_view previous = near.before(index);
  if (previous == "::") return judge_qualified(near, index);
  if (owner_ != nullptr) return judge_member(source, index, around);
  if (previous == "." || previous == "->") return Certainty::No;
  return judge_unqualified(source, index, around);
}

Certainty UseJudge::judge_new_code(const IndexedTokens& near, std::size_t index) const {
  const std::string_view previous = near.before(index);
  if (previous == "." || previous == "->") {
    if (owner_ == nullptr) return Certainty::No;
    return near.before(index, 2) == "this" ? Certainty::Sure : Certainty::Unsure;
  }
  if (previous == "::") return judge_qualified(near, index);
  if (declares_variable(near, index)) return Certainty::No;
  return others(near.word(index)).empty() ? Certainty::Sure : Certainty::Unsure;
}

Certainty UseJudge::judge_qualified(const IndexedTokens& near, std::size_t index) const {
  std::vector<std::string_view> words = qualifier_of(near, index);
  const bool global = words.front().empty();
  if (global) words.erase(words.begin());
  const std::string qualifier = joined(words);
  if (owner_ != nullptr && !words.empty() && is_heir(words.back())) return Certainty::Sure;
  const std::string& own = exclusion_.declarations.front().declaration->qualified_name;
  // Of an enum's values and a macro's holder the scope is known, or the enum itself is.
  if (global && qualifier.empty()) return scope_.empty() ? Certainty::Sure : Certainty::No;
  if (global) return qualifier == scope_ || qualifier == own ? Certainty::Sure : Certainty::No;
  if (ends_with_name(scope_, qualifier)) return Certainty::Sure;
  const bool is_first = near.word(index) == exclusion_.names.front();
  if (!is_first && ends_with_name(own, qualifier)) return Certainty::Sure;
  for (const Found& each : state_.upstream.called(words.front())) {
    const bool alias = each.declaration->kind == DeclarationKind::NamespaceAlias ||
                       each.declaration->kind == DeclarationKind::TypeAlias;
    const std::string_view target = scope_.substr(scope_.rfind(':') + 1);
    if (!alias || target.empty()) continue;
    for (const Token& token : tokens_in(*each.file, each.declaration->range)) {
      if (spelling(*each.file->text, token) == target) return Certainty::Sure;
    }
  }
  return Certainty::No;
}

Certainty UseJudge::judge_unqualified(const IndexedSource& source, std::size_t index,
                                      const Surroundings& around) const {
  const IndexedTokens& near = source.tokens();
  const std::string_view name = near.word(index);
  if (declares_variable(near, index)) return Certainty::No;
  if (around.function != nullptr && is_shadowed(near, *around.function, name)) {
    return Certainty::No;
  }
  const std::size_t offset = near[index].begin;
  if (around.innermost != nullptr && around.innermost->template_head.contains(offset) &&
      (near.before(index) == "class" || near.before(index) == "typename")) {
    return Certainty::No;
  }
  const std::vector<Found> others = this->others(name);
  if (others.empty()) return Certainty::Sure;
  // The innermost scope that has the name is meant.
  const std::string_view place =
      around.innermost == nullptr ? "" : std::string_view(around.innermost->qualified_name);
  const bool sees_excluded = lies_in(place, scope_);
  bool sees_other = false;
  for (const Found& each : others) {
    const std::string_view scope = scope_of(*each.declaration);
    if (each.declaration->name_range.contains(offset) && &near.file() == each.file) {
      return Certainty::No;
    }
    if (!lies_in(place, scope)) continue;
    sees_other = true;
    if (scope.size() >= scope_.size()) return Certainty::No;
  }
  if (sees_excluded) return Certainty::Sure;
  return sees_other ? Certainty::No : Certainty::Unsure;
}

/// Whether the members of the class can be named alone here.
bool UseJudge::sees_member(const Surroundings& around) const {
  if (around.innermost == nullptr) return false;
  return std::any_of(heirs_.begin(), heirs_.end(), [&](const Found& heir) {
    const Declaration& class_ = *heir.declaration;
    return around.innermost == &class_ || state_.upstream.encloses(&class_, around.innermost) ||
           around.innermost->qualified_name.starts_with(class_.qualified_name + "::");
  });
}

Certainty UseJudge::judge_member(const IndexedSource& source, std::size_t index,
                                 const Surroundings& around) const {
  const IndexedTokens& near = source.tokens();
  const std::string_view previous = near.before(index);
  if (previous == "." || previous == "->") return judge_receiver(source, index, around);
  if (!sees_member(around)) return Certainty::No;
  const Declaration* innermost = around.innermost;
  if (innermost != nullptr && innermost->name_range.contains(near[index].begin)) {
    // `void f() override` of a derived class overrides nothing any more.
    const std::string_view suffix = near.file().text->slice(innermost->suffix);
    return suffix.find("override") == std::string_view::npos ? Certainty::No : Certainty::Sure;
  }
  if (declares_variable(near, index)) return Certainty::No;
  if (around.function != nullptr && is_shadowed(near, *around.function, near.word(index))) {
    return Certainty::No;
  }
  // A derived class may have its own.
  const std::vector<Found> others = this->others(near.word(index));
  const bool own = std::any_of(others.begin(), others.end(), [&](const Found& each) {
    const std::string_view scope = scope_of(*each.declaration);
    return scope.size() > owner_->qualified_name.size() &&
           lies_in(innermost->qualified_name, scope);
  });
  return own ? Certainty::No : Certainty::Sure;
}

/// Whether the words [first, last) are a type that has the member.
Certainty UseJudge::judge_type(const IndexedTokens& near, std::size_t first,
                               std::size_t last) const {
  bool known_class = false;
  for (std::size_t i = first; i < last; ++i) {
    if (near[i].kind != TokenKind::Identifier) continue;
    if (is_heir(near.word(i))) return Certainty::Sure;
    const std::vector<Found> named = state_.upstream.called(near.word(i));
    known_class |= std::any_of(named.begin(), named.end(), [](const Found& each) {
      return is_class_like(each.declaration->kind);
    });
  }
  return known_class ? Certainty::No : Certainty::Unsure;
}

/// `x.f`, `p->f`: by the type that the variable is declared with.
Certainty UseJudge::judge_receiver(const IndexedSource& source, std::size_t index,
                                   const Surroundings& around) const {
  const IndexedTokens& near = source.tokens();
  const std::size_t object = index >= 2 ? index - 2 : 0;
  if (near.word(object) == "this") return sees_member(around) ? Certainty::Sure : Certainty::No;
  const std::string_view before = near.before(object);
  const bool alone = near[object].kind == TokenKind::Identifier && before != "." &&
                     before != "->" && before != "::";
  if (!alone) return Certainty::Unsure;
  const std::string_view name = near.word(object);
  if (around.function != nullptr) {
    for (const std::size_t at : near.places(name)) {
      if (at >= object) break;
      if (!around.function->range.contains(near[at].begin)) continue;
      const std::string_view next = near.word(at + 1);
      const bool parameter = around.function->parameters.contains(near[at].begin) &&
                             (next == "," || next == ")" || next == "=");
      if (!parameter && !declares_variable(near, at)) continue;
      const std::size_t first = type_begin(near, at);
      const Certainty type = judge_type(near, first, at);
      // `auto x = X();` says its type behind the `=`.
      if (type != Certainty::Unsure) return type;
      std::size_t end = at;
      while (end < near.size() && near.word(end) != ";" && near.word(end) != "{") ++end;
      return judge_type(near, at + 1, end) == Certainty::Sure ? Certainty::Sure : Certainty::Unsure;
    }
  }
  for (const Found& each : state_.upstream.called(name)) {
    const bool variable = each.declaration->kind == DeclarationKind::Field ||
                          each.declaration->kind == DeclarationKind::Variable;
    if (!variable) continue;
    const std::string_view scope = scope_of(*each.declaration);
    const bool visible =
        around.innermost != nullptr && lies_in(around.innermost->qualified_name, scope);
    if (!visible) continue;
    const IndexedTokens& there = uses_.sources()[each.file_index].tokens();
    const std::size_t first = there.first_at(each.declaration->range.begin);
    return judge_type(there, first, there.first_at(each.declaration->name_range.begin));
  }
  return Certainty::Unsure;
}

}  // namespace patchgen
