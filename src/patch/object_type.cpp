#include "patch/object_type.h"

#include <algorithm>
#include <optional>
#include <string>

#include "patch/local_declarations.h"
#include "patch/scopes.h"
#include "patch/type_spelling.h"

namespace patchgen {
namespace {

class ObjectJudge {
 public:
  ObjectJudge(const PlanState& state, const UseIndex& uses, const Heirs& heirs, bool arrow)
      : state_(state), uses_(uses), heirs_(heirs), arrow_(arrow) {}

  /// The variable at `object` in a function; nothing when the function does not declare it.
  [[nodiscard]] std::optional<Certainty> of_local(const IndexedTokens& near,
                                                  const Declaration& function,
                                                  std::size_t object) const {
    std::optional<Certainty> result;
    for (const std::size_t at : local_declarations(near, function, object)) {
      const Certainty type = of_declaration(near, at);
      // Several variables of one name: which one is meant is not looked into.
      result = result && *result != type ? Certainty::Unsure : type;
    }
    return result;
  }

  /// The field or variable `name` that is seen from `place`.
  [[nodiscard]] Certainty of_visible(std::string_view name, std::string_view place) const {
    const Found* nearest = nullptr;
    const std::vector<Found> named = state_.upstream.called(name);
    for (const Found& each : named) {
      const DeclarationKind kind = each.declaration->kind;
      if (kind != DeclarationKind::Field && kind != DeclarationKind::Variable) continue;
      const std::string_view scope = scope_of(*each.declaration);
      if (!lies_in(place, scope)) continue;
      const bool nearer =
          nearest == nullptr || scope.size() > scope_of(*nearest->declaration).size();
      if (nearer) nearest = &each;
    }
    if (nearest == nullptr) return Certainty::Unsure;
    const IndexedTokens& there = uses_.sources()[nearest->file_index].tokens();
    return of_declaration(there, there.first_at(nearest->declaration->name_range.begin));
  }

 private:
  /// The variable that is declared at `at`.
  [[nodiscard]] Certainty of_declaration(const IndexedTokens& near, std::size_t at) const {
    const std::size_t first = type_before({near.file(), near.all()}, at).value_or(at);
    for (std::size_t i = first; i < at; ++i) {
      if (near.word(i) == "auto") return of_initializer(near, at + 1);
    }
    return of_type(near, first, at);
  }

  /// `auto x = X(…);`, `= new X(…);`, `= std::make_shared<X>(…);`
  [[nodiscard]] Certainty of_initializer(const IndexedTokens& near, std::size_t at) const {
    if (near.word(at) != "=") return Certainty::Unsure;
    ++at;
    if (near.word(at) == "new") ++at;
    while (near[at].kind == TokenKind::Identifier && near.word(at + 1) == "::") at += 2;
    const bool makes = near.word(at) == "make_shared" || near.word(at) == "make_unique";
    if (makes && near.word(at + 1) == "<") at += 2;
    while (near[at].kind == TokenKind::Identifier && near.word(at + 1) == "::") at += 2;
    const Certainty named = heirs_.named_at(near, at);
    if (named == Certainty::No) return Certainty::Unsure;
    // What is called on the new object has another type.
    int depth = 0;
    for (++at; at < near.size(); ++at) {
      const std::string_view word = near.word(at);
      if (word == "(" || word == "{") ++depth;
      if (word == ")" || word == "}") --depth;
      if (depth == 0 && word == ";") return named;
      if (depth < 0 || (depth == 0 && (word == "." || word == "->"))) break;
    }
    return Certainty::Unsure;
  }

  /// The type that the tokens [first, last) spell.
  [[nodiscard]] Certainty of_type(const IndexedTokens& near, std::size_t first,
                                  std::size_t last) const {
    int depth = 0;
    bool argument = false;    // `std::vector<X>`
    bool is_pointer = false;  // `std::unique_ptr<X>`
    bool is_other = false;
    for (std::size_t i = first; i < last; ++i) {
      const std::string_view word = near.word(i);
      if (word == "<") ++depth;
      if (word == ">") --depth;
      if (word == ">>") depth -= 2;
      if (near[i].kind != TokenKind::Identifier) continue;
      const Certainty named = heirs_.named_at(near, i);
      const bool qualifies = near.word(i + 1) == "::";
      if (depth == 0 && named != Certainty::No && !qualifies) return named;
      // The holder X of XImpl hands `->` on.
      if (depth == 0 && arrow_ && heirs_.has(std::string(word) + "Impl")) return Certainty::Sure;
      argument |= depth > 0 && named != Certainty::No;
      is_pointer |= depth == 0 && (word == "unique_ptr" || word == "shared_ptr");
      is_other |= depth == 0 && (word == "std" || (!qualifies && is_class(word)));
    }
    if (argument && arrow_) return is_pointer ? Certainty::Sure : Certainty::Unsure;
    return is_other ? Certainty::No : Certainty::Unsure;
  }

  [[nodiscard]] bool is_class(std::string_view name) const {
    const std::vector<Found> named = state_.upstream.called(name);
    return std::any_of(named.begin(), named.end(),
                       [](const Found& each) { return is_class_like(each.declaration->kind); });
  }

  const PlanState& state_;
  const UseIndex& uses_;
  const Heirs& heirs_;
  bool arrow_;
};

}  // namespace

Certainty judge_object(const PlanState& state, const UseIndex& uses, const Heirs& heirs,
                       const IndexedSource& source, std::size_t index) {
  const IndexedTokens& near = source.tokens();
  if (index < 2) return Certainty::Unsure;
  const std::size_t object = index - 2;
  const Surroundings around = source.surroundings(near[index].begin);
  if (near.word(object) == "this") {
    return heirs.see(around.innermost) ? Certainty::Sure : Certainty::No;
  }
  const std::string_view before = near.before(object);
  const bool alone = near[object].kind == TokenKind::Identifier && before != "." &&
                     before != "->" && before != "::";
  if (!alone) return Certainty::Unsure;
  const ObjectJudge judge(state, uses, heirs, near.before(index) == "->");
  if (around.function != nullptr) {
    const auto local = judge.of_local(near, *around.function, object);
    if (local) return *local;
  }
  const std::string_view place =
      around.innermost == nullptr ? "" : std::string_view(around.innermost->qualified_name);
  return judge.of_visible(near.word(object), place);
}

}  // namespace patchgen
