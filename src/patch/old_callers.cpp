#include "patch/old_callers.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/call_arguments.h"
#include "patch/class_templates.h"
#include "patch/free_templates.h"
#include "patch/function_head.h"
#include "patch/name_map.h"
#include "patch/parameter_types.h"
#include "patch/scopes.h"
#include "patch/token_view.h"
#include "patch/use_index.h"
#include "patch/use_judge.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// The parameters of a function before and after, as far as calls notice.
struct Parameters {
  ArgumentCount old_count;
  ArgumentCount new_count;
  std::size_t same = 0;  ///< so many parameters at the begin are of the same types

  /// Whether a call with `count` arguments stays what it was.
  [[nodiscard]] bool keeps(std::size_t count) const {
    return new_count.takes(count) && count <= same;
  }
};

std::string renamed_type(const ChangedFunction& function, const Parameter& parameter) {
  std::string result;
  const std::string type = parameter_type(function.replacement, parameter);
  for (const std::string_view word : split_spelling(type)) {
    const auto rename = std::find_if(function.renames.begin(), function.renames.end(),
                                     [&](const auto& each) { return each.first == word; });
    if (!result.empty()) result += ' ';
    result += rename == function.renames.end() ? word : std::string_view(rename->second);
  }
  return result;
}

Parameters compare_parameters(const ChangedFunction& function) {
  // Default arguments may stand on any declaration of the function.
  const Found& at = function.at;
  FunctionHead old_head = read_function_head(*at.file, *at.declaration);
  const FunctionHead at_head = old_head;
  Parameters result;
  result.old_count = argument_count(at, old_head);
  Found with_defaults = at;
  for (const Found& each : function.old) {
    const FunctionHead head = read_function_head(*each.file, *each.declaration);
    const ArgumentCount count = argument_count(each, head);
    if (count.fewest >= result.old_count.fewest) continue;
    result.old_count = count;
    old_head = head;
    with_defaults = each;
  }
  const Found& replacement = function.replacement;
  const FunctionHead new_head = read_function_head(*replacement.file, *replacement.declaration);
  result.new_count = argument_count(replacement, new_head);
  // Only parameters at the end can have default arguments, their own or upstream's.
  std::vector<bool> inherits(new_head.parameters.size());
  for (std::size_t i = 0; i < old_head.parameters.size(); ++i) {
    if (old_head.parameters[i].default_argument.empty()) continue;
    const std::size_t heir = heir_of_default(with_defaults, old_head, i, replacement, new_head);
    if (heir < inherits.size()) inherits[heir] = true;
  }
  for (std::size_t i = new_head.parameters.size(); i-- > 0;) {
    if (i + 1 > result.new_count.fewest) continue;
    if (!inherits[i] && new_head.parameters[i].default_argument.empty()) break;
    result.new_count.fewest = i;
  }
  const std::size_t both = std::min(at_head.parameters.size(), new_head.parameters.size());
  while (
      result.same < both &&
      join_spelling(split_spelling(parameter_type(at, at_head.parameters[result.same]))) ==
          join_spelling(split_spelling(renamed_type(function, new_head.parameters[result.same])))) {
    ++result.same;
  }
  return result;
}

/// The class whose constructor `function` is; null when it is none or the sources do not have it.
const Declaration* constructed_class(const PlanState& state, const ChangedFunction& function) {
  if (function.at.declaration->kind != DeclarationKind::Constructor) return nullptr;
  const Declaration* owner =
      state.upstream.parent((function.in_class ? *function.in_class : function.at).declaration);
  return owner != nullptr && is_class_like(owner->kind) ? owner : nullptr;
}

/// The holders that macros declare for classes whose constructors change.
std::vector<std::string> holders_of_changed(const PlanState& state) {
  std::vector<std::string> holders;
  for (const ChangedFunction& each : state.changed_functions) {
    const Declaration* owner = constructed_class(state, each);
    if (owner == nullptr) continue;
    for (MacroCall& call : state.macro_calls.going_with(*owner)) {
      if (!call.declares.empty()) holders.push_back(std::move(call.declares));
    }
  }
  return holders;
}

/// Names what counts on the old parameters of one function.
class CallerFinder {
 public:
  CallerFinder(PlanState& state, const UseIndex& uses, const ChangedFunction& function)
      : state_(state),
        uses_(uses),
        function_(function),
        parameters_(compare_parameters(function)),
        old_{function.old, {function.name}, function.operation, {}},
        judge_(UseJudge::of_changed(state, uses, old_)) {}

  void run() {
    const bool constructs = function_.at.declaration->kind == DeclarationKind::Constructor;
    const bool same = parameters_.same == parameters_.old_count.most &&
                      parameters_.same == parameters_.new_count.most;
    if (same && parameters_.old_count.fewest >= parameters_.new_count.fewest) return;
    for (const UseIndex::Place& place : uses_.places(function_.name)) {
      if (is_declared(place)) continue;
      if (constructs) {
        look_at_construction(place);
      } else {
        look_at(place);
      }
    }
    if (constructs) look_at_holders();
    if (!same && !constructs) name_overriders();
  }

 private:
  [[nodiscard]] const IndexedTokens& tokens(const UseIndex::Place& place) const {
    return uses_.sources()[place.source].tokens();
  }

  /// The place is the name of a declaration, not a use.
  [[nodiscard]] bool is_declared(const UseIndex::Place& place) const {
    const Declaration* in = place.around.innermost;
    const std::size_t offset = tokens(place)[place.token].begin;
    const bool names = in != nullptr && in->name_range.contains(offset);
    return names || uses_.sources()[place.source].directive(offset) != nullptr;
  }

  void look_at(const UseIndex::Place& place) {
    const Certainty certainty = judge_.judge(place);
    if (certainty == Certainty::No) return;
    const IndexedTokens& near = tokens(place);
    const std::size_t open = behind_arguments(near, place.token + 1);
    const std::string_view next = near.word(open);
    if (next == "(") {
      name_call(place, open, certainty);
    } else if (open < near.size() && next != "::" && near.before(place.token) != "~") {
      name_use(place, certainty);
    }
  }

  /// Behind the template arguments at `open`, if there are any; size() when they do not end.
  static std::size_t behind_arguments(const IndexedTokens& near, std::size_t open) {
    if (near.word(open) != "<") return open;
    int depth = 0;
    for (; open < near.size(); ++open) {
      const std::string_view word = near.word(open);
      if (word == "<") ++depth;
      if (word == ">") --depth;
      if (word == ">>") depth -= 2;
      if (depth <= 0) return open + 1;
      if (word == ";" || word == "{") break;
    }
    return near.size();
  }

  /// `C(…)`, `C{…}`, `C x(…)`, `C x{…}`, `make_shared<C>(…)`.
  void look_at_construction(const UseIndex::Place& place) {
    const IndexedTokens& near = tokens(place);
    const std::string_view previous = near.before(place.token);
    if (previous == "~" || previous == "." || previous == "->") return;
    if (previous == "class" || previous == "struct") return;
    const Declaration* owner = constructed_class(state_, function_);
    if (owner == nullptr) return;
    const Heirs heirs(state_, uses_, *owner, function_.name);
    const Certainty certainty = heirs.named_at(near, place.token);
    if (certainty != Certainty::No) name_construction(place, certainty);
  }

  /// A holder that a macro declares for the class hands its arguments on: `Norm(…)` after
  /// `TORCH_MODULE(Norm);` makes a NormImpl.
  void look_at_holders() {
    const Declaration* owner = constructed_class(state_, function_);
    if (owner == nullptr) return;
    for (const MacroCall& call : state_.macro_calls.going_with(*owner)) {
      if (call.declares.empty() || call.declares == function_.name) continue;
      for (const UseIndex::Place& place : uses_.places(call.declares)) {
        const std::string_view previous = tokens(place).before(place.token);
        const bool is_other = is_declared(place) || previous == "~" || previous == "." ||
                              previous == "->" || previous == "class" || previous == "struct";
        if (!is_other) name_construction(place, Certainty::Sure);
      }
    }
  }

  /// Names the call of a constructor of the class that is named at `place`, if it is one.
  void name_construction(const UseIndex::Place& place, Certainty certainty) {
    const IndexedTokens& near = tokens(place);
    std::size_t open = behind_arguments(near, place.token + 1);
    if (open == near.size()) return;
    const bool made =
        near.word(open) == ">" && near.word(open + 1) == "(" && is_maker(near, place.token);
    if (made) ++open;
    if (near[open].kind == TokenKind::Identifier) {
      // `C f(int);` declares a function.
      const std::size_t name = near[open].begin;
      const Declaration* in = place.around.innermost;
      if (in != nullptr && is_function_like(in->kind) && in->name_range.contains(name)) return;
      ++open;
    }
    const std::string_view word = near.word(open);
    if (word == "(" || word == "{") {
      // `class C {` has been left out above; `: public C {` is no object.
      const bool base = word == "{" && open == place.token + 1 && place.around.class_ != nullptr &&
                        place.around.class_->bases.contains(near[place.token].begin);
      if (!base) name_call(place, open, certainty);
    }
  }

  static bool is_maker(const IndexedTokens& near, std::size_t at) {
    while (near.before(at) == "::") at -= 2;
    const std::string_view maker = near.before(at, 2);
    return near.before(at) == "<" && maker.starts_with("make_");
  }

  /// Another overload takes `count` arguments.
  [[nodiscard]] bool overload_takes(std::size_t count) const {
    const std::vector<Found> named = state_.upstream.called(function_.name);
    return std::any_of(named.begin(), named.end(), [&](const Found& each) {
      const Declaration& other = *each.declaration;
      if (!is_function_like(other.kind)) return false;
      if (other.qualified_name != function_.at.declaration->qualified_name) return false;
      const auto& own = function_.old;
      if (std::find(own.begin(), own.end(), each) != own.end()) return false;
      return argument_count(each, read_function_head(*each.file, other)).takes(count);
    });
  }

  void name_call(const UseIndex::Place& place, std::size_t open, Certainty certainty) {
    const IndexedTokens& near = tokens(place);
    const std::size_t count = arguments_of(*near.file().text, near.all(), open);
    if (!parameters_.old_count.takes(count) || parameters_.keeps(count)) return;
    if (overload_takes(count)) return;
    const bool constructs = function_.at.declaration->kind == DeclarationKind::Constructor;
    const std::string call =
        fmt::format("the call of '{}' with {} argument{}, as it was,",
                    constructs ? near.word(place.token) : std::string_view(function_.name), count,
                    count == 1 ? "" : "s");
    name(place, certainty == Certainty::Sure ? call : call + " which may be another's,");
  }

  void name_use(const UseIndex::Place& place, Certainty certainty) {
    name(place,
         fmt::format("the use of '{}' without a call, {}", function_.name,
                     certainty == Certainty::Sure ? "as it was," : "which may be another's,"));
  }

  void name(const UseIndex::Place& place, std::string subject) {
    const OutlinedFile& file = tokens(place).file();
    context().did(Effect::Action::LeftAlone, std::move(subject), {place.source, &file, nullptr},
                  tokens(place)[place.token].range());
  }

  [[nodiscard]] OperationContext context() const {
    return {state_, state_.input.spec->operations[function_.operation], function_.operation};
  }

  /// The method says `virtual`, or that it overrides.
  [[nodiscard]] static bool says(const Found& method, std::initializer_list<const char*> words) {
    for (const Token& token : code_tokens_in(*method.file, method.declaration->range)) {
      const std::string_view word = spelling(*method.file->text, token);
      if (word == "{" || word == ";") break;
      if (std::find(words.begin(), words.end(), word) != words.end()) return true;
    }
    return false;
  }

  void name_overriders() {
    if (!function_.in_class) return;
    const Found& method = *function_.in_class;
    const Declaration* owner = state_.upstream.parent(method.declaration);
    if (owner == nullptr || !is_class_like(owner->kind)) return;
    const bool overrides = says(method, {"override", "final"});
    if (overrides && !base_changes(*owner)) {
      context().remark(
          Severity::Warning, method, method.declaration->name_range,
          fmt::format("'{}' takes other parameters now and keeps upstream's '{}': with its "
                      "base class as it is, the output does not compile",
                      method.declaration->qualified_name,
                      says(method, {"override"}) ? "override" : "final"),
          {"give it the old parameters, or change the function that it overrides too"});
    }
    if (overrides || !says(method, {"virtual"})) return;
    const Heirs heirs(state_, uses_, *owner, function_.name);
    for (const Found& each : uses_.staying(function_.name)) {
      const Declaration& other = *each.declaration;
      const bool overrider =
          other.qualifier.empty() && is_function_like(other.kind) &&
          heirs.are_overridden_by(other) &&
          (says(each, {"override", "final"}) || other.signature == method.declaration->signature);
      if (!overrider) continue;
      context().did(Effect::Action::LeftAlone,
                    fmt::format("'{}', which overrode '{}' until now,", other.qualified_name,
                                method.declaration->qualified_name),
                    each, other.name_range);
    }
  }

  /// Another operation changes the method of that name in a class that `owner` derives from.
  [[nodiscard]] bool base_changes(const Declaration& owner) const {
    return std::any_of(state_.changed_functions.begin(), state_.changed_functions.end(),
                       [&](const ChangedFunction& each) {
                         if (&each == &function_ || each.name != function_.name || !each.in_class)
                           return false;
                         const Declaration* base =
                             state_.upstream.parent(each.in_class->declaration);
                         if (base == nullptr) return false;
                         const Heirs heirs(state_, uses_, *base, function_.name);
                         return heirs.derives_class(owner);
                       });
  }

  PlanState& state_;
  const UseIndex& uses_;
  const ChangedFunction& function_;
  Parameters parameters_;
  Exclusion old_;
  UseJudge judge_;
};

bool is_called_by_name(const Declaration& declaration) {
  return (declaration.kind == DeclarationKind::Function ||
          declaration.kind == DeclarationKind::Method ||
          declaration.kind == DeclarationKind::Constructor) &&
         !declaration.name.starts_with("operator");
}

/// The class of a function, `X` of `a::X::f`; empty for a free one.
std::string_view class_name_of(const Declaration& function) {
  return function.kind == DeclarationKind::Function ? "" : last_part(scope_of(function));
}

}  // namespace

void note_changed_function(const OperationContext& context, const FunctionTarget& target,
                           const Found& at, const Found& replacement) {
  ChangedFunction function{.name = target.name,
                           .old = target.all(),
                           .at = at,
                           .in_class = target.in_class,
                           .replacement = replacement,
                           .renames = {},
                           .operation = context.index};
  const FreeTemplate free = match_free_template(context.state.upstream, at, replacement);
  function.renames = free.renames;
  const std::vector<std::string> mine = class_parameters(context.state.patches, replacement);
  const std::vector<std::string> theirs = class_parameters(context.state.upstream, at);
  for (std::size_t i = 0; mine.size() == theirs.size() && i < mine.size(); ++i) {
    function.renames.emplace_back(mine[i], theirs[i]);
  }
  const std::string_view class_name = class_name_of(*replacement.declaration);
  if (!class_name.empty()) {
    function.renames.emplace_back(class_name, class_name_of(*at.declaration));
  }
  for (const NameMapEntry& entry : context.operation.name_map) {
    function.renames.emplace_back(entry.from.value, entry.to.value);
  }
  context.state.changed_functions.push_back(std::move(function));
}

void name_old_callers(PlanState& state) {
  if (state.changed_functions.empty()) return;
  const std::vector<std::string> holders = holders_of_changed(state);
  const UseIndex uses(state, holders);
  for (const ChangedFunction& each : state.changed_functions) {
    if (is_called_by_name(*each.at.declaration)) CallerFinder(state, uses, each).run();
  }
}

}  // namespace patchgen
