#include "patch/remaining_uses.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/constructor_uses.h"
#include "patch/macro_call_target.h"
#include "patch/removal.h"
#include "patch/use_index.h"
#include "patch/use_judge.h"

namespace patchgen {
namespace {

/// Of what is no error.
constexpr std::size_t kMostUsesShown = 10;

/// A place where something excluded is named, or may be.
struct Use {
  std::size_t source = 0;
  std::size_t offset = 0;
  std::string remedy;
  std::string name = {};  ///< where it is another one than the target's
};

/// Where the names of one exclusion still stand.
struct Uses {
  std::vector<Use> sure;
  std::vector<Use> unsure;
  std::vector<std::string> sure_in_new_code;  ///< what to say about each
  std::vector<std::string> unsure_in_new_code;
};

/// What takes a line out that goes with the class around it.
std::string remedy_of_member(const PlanState& state, const Declaration& in,
                             std::string_view elsewhere) {
  const Declaration* around = state.upstream.parent(&in);
  if (around == nullptr || !is_class_like(around->kind)) return std::string(elsewhere);
  return fmt::format("replace_class '{}', or exclude it too", around->qualified_name);
}

std::string remedy_of_call(const PlanState& state, const Declaration& call) {
  for (const Found& each : state.upstream.called(call.name)) {
    if (each.declaration == &call) return fmt::format("exclude '{}' too", spelled_call(each));
  }
  return "no operation takes this line out: keep what it names";
}

std::string remedy(const PlanState& state, const Declaration* in) {
  if (in == nullptr) return "exclude what uses it too";
  const std::string name = in->qualified_name + in->specialization;
  switch (in->kind) {
    case DeclarationKind::Constructor:
      return fmt::format("override_method '{}{}', or exclude it too", name, in->signature);
    case DeclarationKind::Method:
    case DeclarationKind::Destructor:
    case DeclarationKind::ConversionFunction:
      return fmt::format("override_method '{}', or exclude it too", name);
    case DeclarationKind::Function:
      return fmt::format("replace_function '{}', or exclude it too", name);
    case DeclarationKind::Class:
    case DeclarationKind::Struct:
    case DeclarationKind::Union:
      return fmt::format("replace_class '{}', or exclude it too", name);
    case DeclarationKind::UsingDeclaration:
    case DeclarationKind::UsingDirective:
      return remedy_of_member(state, *in, "take the line out with drop_using");
    case DeclarationKind::MacroInvocation:
      return remedy_of_call(state, *in);
    case DeclarationKind::Friend:
    case DeclarationKind::StaticAssert:
    case DeclarationKind::ExplicitInstantiation:
      return remedy_of_member(state, *in, "no operation takes this line out: keep what it names");
    default:
      return name.empty() ? "exclude what uses it too" : fmt::format("exclude '{}' too", name);
  }
}

/// Collects the uses of one exclusion.
class UseFinder {
 public:
  UseFinder(const PlanState& state, const UseIndex& index, const UseJudge& judge)
      : state_(state), index_(index), judge_(judge) {}

  Uses find(const std::vector<std::string>& names) {
    for (const auto& [place, name] : places(names)) look_at(*place, name);
    for (const std::string& name : names) look_into_new_code(name);
    return std::exchange(uses_, {});
  }

 private:
  /// In the order of the files.
  [[nodiscard]] std::vector<std::pair<const UseIndex::Place*, std::string>> places(
      const std::vector<std::string>& names) const {
    std::vector<std::pair<const UseIndex::Place*, std::string>> result;
    for (const std::string& name : names) {
      for (const UseIndex::Place& place : index_.places(name)) result.emplace_back(&place, name);
    }
    if (names.size() < 2) return result;
    std::sort(result.begin(), result.end(), [](const auto& a, const auto& b) {
      return std::pair(a.first->source, a.first->token) <
             std::pair(b.first->source, b.first->token);
    });
    return result;
  }

  void look_at(const UseIndex::Place& place, const std::string& name) {
    const IndexedSource& source = index_.sources()[place.source];
    const std::size_t offset = source.tokens()[place.token].begin;
    if (const Directive* directive = source.directive(offset)) {
      if (directive->kind == DirectiveKind::Define) {
        look_at_macro(place.source, place.token, *directive);
      }
      return;
    }
    const Certainty certainty = judge_.judge(place);
    if (certainty == Certainty::No) return;
    const Declaration* in = place.around.innermost;
    Use use{place.source, offset, remedy(state_, in)};
    if (name != judge_.name()) use.name = name;
    if (in != nullptr && is_function_like(in->kind) && in->name_range.contains(offset)) {
      use.remedy = fmt::format("it overrides '{}': exclude '{}' too", name, in->qualified_name);
    }
    (certainty == Certainty::Sure ? uses_.sure : uses_.unsure).push_back(std::move(use));
  }

  /// A use in a `#define` matters where the macro is used.
  void look_at_macro(std::size_t source_index, std::size_t at, const Directive& directive) {
    const IndexedSource& source = index_.sources()[source_index];
    const IndexedTokens& tokens = source.tokens();
    const std::size_t first = tokens.first_at(directive.range.begin);
    const std::string_view macro = tokens.word(first + 2);
    if (at <= first + 2 || tokens.is_of_object(at)) return;
    bool is_used = false;
    for (const IndexedSource& each : index_.sources()) {
      for (const std::size_t place : each.tokens().places(macro)) {
        const std::size_t offset = each.tokens()[place].begin;
        if (each.is_gone(offset) || each.directive(offset) != nullptr) continue;
        const Declaration* in = each.surroundings(offset).innermost;
        uses_.sure.push_back(
            {source_index, tokens[at].begin,
             fmt::format("by the macro {}, used at {}:{}: {}", macro,
                         each.tokens().file().text->name(),
                         each.tokens().file().text->line_of(offset), remedy(state_, in))});
        is_used = true;
      }
    }
    if (is_used) return;
    uses_.unsure.push_back({source_index, tokens[at].begin,
                            fmt::format("by the macro {}, which the sources do not use", macro)});
  }

  void look_into_new_code(const std::string& name) {
    for (const std::size_t code : index_.new_code_with(name)) {
      const UseIndex::NewCode& each = index_.new_code()[code];
      Certainty certainty = Certainty::No;
      for (const std::size_t at : each.tokens->places(name)) {
        certainty = std::max(certainty, judge_.judge_new_code(each, at));
      }
      if (certainty == Certainty::No) continue;
      const Operation& operation = state_.input.spec->operations[each.edit->operations.front()];
      const bool sure = certainty == Certainty::Sure;
      (sure ? uses_.sure_in_new_code : uses_.unsure_in_new_code)
          .push_back(fmt::format("'{}' is {} by the code of {} at {}: change that code", name,
                                 sure ? "used" : "named", operation_name(operation.kind),
                                 place_in_spec(*state_.input.spec, operation)));
    }
  }

  const PlanState& state_;
  const UseIndex& index_;
  const UseJudge& judge_;
  Uses uses_;
};

std::vector<std::string> hints_for(const PlanState& state, const std::vector<Use>& uses,
                                   const std::vector<std::string>& in_new_code, const char* how,
                                   bool all = false) {
  std::vector<std::string> hints;
  for (const Use& use : uses) {
    if (!all && hints.size() == kMostUsesShown) {
      hints.push_back(fmt::format("and {} more", uses.size() - kMostUsesShown));
      break;
    }
    const SourceText& text = *state.input.sources[use.source].text;
    const LineColumn place = text.position(use.offset);
    const std::string as = use.name.empty() ? "" : fmt::format(" as '{}'", use.name);
    hints.push_back(fmt::format("{}{} at {}:{}:{}: {}", how, as, text.name(), place.line,
                                place.column, use.remedy));
  }
  hints.insert(hints.end(), in_new_code.begin(), in_new_code.end());
  return hints;
}

void report(const PlanState& state, const Exclusion& exclusion, Severity severity,
            std::string message, std::vector<std::string> hints) {
  report_operation(state, exclusion.operation, exclusion.where, std::move(message),
                   std::move(hints), severity);
}

/// Whether an operation other than that of `exclusion` changes constructors of `class_`.
bool others_change_constructors(const PlanState& state, const Exclusion& exclusion,
                                const Declaration& class_) {
  return std::any_of(state.claims.begin(), state.claims.end(), [&](const Claim& claim) {
    if (claim.operation == exclusion.operation || claim.extends) return false;
    if (!claim.added_member.empty()) return claim.declarations.front().declaration == &class_;
    return std::any_of(claim.declarations.begin(), claim.declarations.end(),
                       [&](const Found& each) {
                         return each.declaration->kind == DeclarationKind::Constructor &&
                                each.declaration->name == class_.name;
                       });
  });
}

/// What calls an excluded constructor: certain in an initialiser list, elsewhere a warning.
void check_constructor(const PlanState& state, const UseIndex& index, const Exclusion& exclusion) {
  const Declaration* class_ = nullptr;
  Found owner;
  for (const Found& each : exclusion.declarations) {
    const Declaration* parent = state.upstream.parent(each.declaration);
    if (parent == nullptr || !is_class_like(parent->kind)) continue;
    class_ = parent;
    owner = {each.file_index, each.file, parent};
  }
  if (class_ == nullptr || may_have_more_constructors(owner)) return;
  std::vector<Found> left = constructors_of(owner);
  std::erase_if(left, [&](const Found& each) {
    return index.sources()[each.file_index].is_gone(each.declaration->name_range.begin);
  });
  const bool is_sure = !others_change_constructors(state, exclusion, *class_);
  Uses uses;
  for (const ConstructorUse& use :
       constructor_uses(state, index, *class_, exclusion.declarations, owner, left)) {
    const bool sure = is_sure && use.kind == ConstructorUse::Kind::Initializer;
    const std::size_t offset = index.sources()[use.place.source].tokens()[use.place.token].begin;
    (sure ? uses.sure : uses.unsure)
        .push_back({use.place.source, offset, remedy(state, use.place.around.innermost)});
  }
  const Declaration& first = *exclusion.declarations.front().declaration;
  const std::string shown = first.qualified_name + first.signature;
  if (!uses.sure.empty()) {
    report(state, exclusion, Severity::Error, fmt::format("'{}' is excluded but still used", shown),
           hints_for(state, uses.sure, {}, "used", /*all=*/true));
  }
  if (!uses.unsure.empty()) {
    report(state, exclusion, Severity::Warning,
           fmt::format("'{}' is excluded and may still be used", shown),
           hints_for(state, uses.unsure, {}, "named"));
  }
}

/// Of an excluded specialisation: `use` is another one's declaration, or says other arguments.
bool means_another_specialization(const UseIndex& index, const Exclusion& exclusion,
                                  const Use& use) {
  const Declaration& gone = *exclusion.declarations.front().declaration;
  if (!is_function_like(gone.kind) || gone.specialization.empty()) return false;
  const IndexedTokens& near = index.sources()[use.source].tokens();
  const std::size_t at = near.first_at(use.offset);
  const Declaration* in = index.sources()[use.source].surroundings(use.offset).innermost;
  if (in != nullptr && in->name_range.contains(use.offset)) return true;
  if (near.word(at + 1) != "<") return false;
  std::string arguments;
  for (std::size_t i = at + 1; i < near.size() && arguments.size() < gone.specialization.size();
       ++i) {
    arguments += near.word(i);
  }
  std::string wanted = gone.specialization;
  std::erase(wanted, ' ');
  return !arguments.starts_with(wanted);
}

void check(const PlanState& state, const UseIndex& index, const Exclusion& exclusion) {
  if (exclusion.declarations.front().declaration->kind == DeclarationKind::Constructor) {
    check_constructor(state, index, exclusion);
    return;
  }
  const UseJudge judge(state, index, exclusion);
  UseFinder finder(state, index, judge);
  // An overload that stays is called in the same way.
  std::vector<std::string> names;
  std::vector<std::string> overloaded;
  for (const std::string& name : exclusion.names) {
    (judge.has_overload(name) ? overloaded : names).push_back(name);
  }
  const std::string& shown = exclusion.names.empty() ? "" : exclusion.names.front();
  const Uses uses = finder.find(names);
  std::vector<std::string> hints =
      hints_for(state, uses.sure, uses.sure_in_new_code, "used", /*all=*/true);
  if (!hints.empty()) {
    report(state, exclusion, Severity::Error,
           fmt::format("'{}' is excluded but still used", names.front()), std::move(hints));
  }
  hints = hints_for(state, uses.unsure, uses.unsure_in_new_code, "named");
  if (!hints.empty()) {
    const bool others = judge.is_member() && judge.others_have_member(names.front());
    report(state, exclusion, others ? Severity::Note : Severity::Warning,
           fmt::format("'{}' is excluded and may still be used{}", names.front(),
                       others ? ", unless another class's is meant" : ""),
           std::move(hints));
  }
  if (overloaded.empty()) return;
  Uses calls = finder.find(overloaded);
  std::erase_if(calls.sure, [&](const Use& use) {
    return means_another_specialization(index, exclusion, use);
  });
  hints = hints_for(state, calls.sure, calls.sure_in_new_code, "named");
  if (hints.empty()) return;
  const Declaration& gone = *exclusion.declarations.front().declaration;
  const char* what = "another declaration";
  if (is_function_like(gone.kind))
    what = gone.specialization.empty() ? "an overload" : "the template";
  report(state, exclusion, Severity::Note,
         fmt::format("{} of '{}' stays, which these mean from now on", what, shown),
         std::move(hints));
}

}  // namespace

void check_remaining_uses(const PlanState& state) {
  if (state.excluded.empty()) return;
  const UseIndex index(state);
  for (const Exclusion& exclusion : state.excluded) {
    if (!exclusion.names.empty()) check(state, index, exclusion);
  }
}

}  // namespace patchgen
