#include "patch/init_edits.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <utility>

#include "patch/class_layout.h"
#include "patch/constructor_tail.h"
#include "patch/directive_balance.h"
#include "patch/function_head.h"
#include "patch/init_body.h"
#include "patch/init_list.h"
#include "patch/insertion_points.h"
#include "patch/removal.h"
#include "patch/token_view.h"
#include "source/indent_style.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

/// A constructor and the changes that extend it, in the order of the spec.
struct Extended {
  Found constructor;
  std::vector<const InitChange*> changes;
};

std::vector<Extended> extended_constructors(const std::vector<InitChange>& changes) {
  std::vector<Extended> result;
  for (const InitChange& change : changes) {
    const bool extends =
        !change.initializers.empty() || !change.before.empty() || !change.after.empty();
    if (!extends) continue;
    for (const Found& constructor : change.constructors) {
      const auto known = std::find_if(result.begin(), result.end(), [&](const Extended& each) {
        return each.constructor == constructor;
      });
      if (known == result.end()) {
        result.push_back({constructor, {&change}});
      } else {
        known->changes.push_back(&change);
      }
    }
  }
  return result;
}

std::string shown(const Found& constructor) {
  return constructor.declaration->name + constructor.declaration->signature;
}

/// The class's parts with the members that any modify_init adds.
ClassLayout layout_of(const PlanState& state, const Found& class_) {
  ClassLayout layout = read_class_layout(class_);
  for (const InitChange& change : state.init_changes) {
    if (change.class_ != class_) continue;
    for (const AddedMember& member : change.members) {
      for (const std::string& name : member.names) {
        // Behind what is declared before its place, in front of what follows.
        const auto behind = std::find_if(
            layout.parts.begin(), layout.parts.end(),
            [&](const ClassPart& part) { return !part.is_base && part.offset >= member.offset; });
        layout.parts.insert(behind, ClassPart{name, false, member.offset - 1});
      }
    }
  }
  return layout;
}

/// Puts together what one constructor gets.
class ConstructorExtension {
 public:
  ConstructorExtension(PlanState& state, const Extended& extended)
      : state_(state),
        at_(extended.constructor),
        changes_(extended.changes),
        tail_(read_constructor_tail(extended.constructor)) {}

  void plan() {
    if (!check()) return;
    const auto list = plan_init_list(at_, tail_, initializers_, ranks_);
    std::vector<BodyCode> before;
    std::vector<BodyCode> after;
    for (const InitChange* change : changes_) {
      for (const InitCode& code : change->before) before.push_back({code.code, change->operation});
      for (const InitCode& code : change->after) after.push_back({code.code, change->operation});
    }
    std::vector<Edit> edits = plan_init_body(at_, tail_, before, after, class_indent());
    edits.insert(edits.end(), list.begin(), list.end());
    for (Edit& edit : edits) {
      edit.source = at_.file_index;
      if (edit.operations.empty()) edit.operations = operations();
      state_.plan.edits.push_back(std::move(edit));
    }
    mark();
  }

 private:
  [[nodiscard]] OperationContext context(const InitChange& change) const {
    return {state_, state_.input.spec->operations[change.operation], change.operation};
  }

  [[nodiscard]] std::vector<std::size_t> operations() const {
    std::vector<std::size_t> result;
    for (const InitChange* change : changes_) result.push_back(change->operation);
    return result;
  }

  /// The indentation of the class around an in-class constructor.
  [[nodiscard]] std::optional<std::string> class_indent() const {
    const Declaration* class_ = state_.upstream.parent(at_.declaration);
    if (class_ == nullptr || !is_class_like(class_->kind)) return std::nullopt;
    return std::string(indentation_at(*at_.file->text, class_->range.begin));
  }

  /// What is put into a constructor that begins in each branch of an `#if` would be in one of them.
  [[nodiscard]] bool stands_whole() const {
    const auto cut = cut_conditional(*at_.file, {tail_.head_end, at_.declaration->range.end});
    if (!cut) return true;
    const SourceText& text = *at_.file->text;
    context(*changes_.front())
        .error(state_.input.spec->operations[changes_.front()->operation].targets.front().where,
               fmt::format("constructor {} at {} begins in several branches of an #if: '{}' at "
                           "{}:{} cuts it",
                           shown(at_), place(at_), text.slice(cut->range), text.name(),
                           text.line_of(cut->range.begin)),
               {"what begins within a branch of an #if cannot be patched: give new members values "
                "of their own, \"members\": [\"int rank_ = 0;\"], or patch what is whole"});
    return false;
  }

  bool check() {
    if (!stands_whole()) return false;
    if (!tail_.readable) {
      context(*changes_.front())
          .error(
              state_.input.spec->operations[changes_.front()->operation].targets.front().where,
              fmt::format("an #if cuts the initialiser list of {} at {}", shown(at_), place(at_)),
              {"replace the constructor with override_method"});
      return false;
    }
    bool fine = true;
    std::vector<std::string> taken;
    for (const ConstructorTail::Entry& entry : tail_.initializers) taken.push_back(entry.name);
    const std::optional<Found> class_ = changes_.front()->class_;
    const ClassLayout layout = class_ ? layout_of(state_, *class_) : ClassLayout{};
    for (std::size_t i = 0; i < layout.parts.size(); ++i) ranks_.emplace_back(layout.parts[i].name);
    for (const InitChange* change : changes_) {
      for (const Initializer& initializer : change->initializers) {
        fine &= check_initializer(*change, initializer, class_ ? &layout : nullptr, taken);
        initializers_.push_back(initializer);
        taken.push_back(initializer.name);
      }
      for (const InitCode& code : change->before) fine &= check_parameters(*change, code);
      for (const InitCode& code : change->after) {
        fine &= check_parameters(*change, code);
        warn_of_returns(*change);
      }
    }
    return fine;
  }

  bool check_initializer(const InitChange& change, const Initializer& initializer,
                         const ClassLayout* layout, const std::vector<std::string>& taken) const {
    if (std::find(taken.begin(), taken.end(), initializer.name) != taken.end()) {
      context(change).error(
          initializer.where,
          fmt::format("constructor {} at {} initialises '{}' already", shown(at_), place(at_),
                      initializer.name),
          {"assign to it in \"after\", or replace the constructor with override_method"});
      return false;
    }
    if (layout == nullptr || layout->incomplete || layout->find(initializer.name) != nullptr) {
      return true;
    }
    const auto& aliases = layout->aliases;
    if (std::find(aliases.begin(), aliases.end(), initializer.name) != aliases.end()) return true;
    std::vector<std::string> hints;
    for (const std::string& near : nearest(initializer.name, ranks_, 3)) {
      hints.push_back(fmt::format("did you mean '{}'?", near));
    }
    hints.emplace_back("a new member is declared in \"members\"");
    context(change).error(initializer.where,
                          fmt::format("class '{}' has neither a data member nor a base class '{}'",
                                      at_.declaration->name, initializer.name),
                          hints);
    return false;
  }

  /// Code that uses the parameters of the patch file's function needs a constructor that has them.
  bool check_parameters(const InitChange& change, const InitCode& code) const {
    const FunctionHead head = read_function_head(*at_.file, *at_.declaration);
    bool fine = true;
    for (const std::string& name : code.needed_parameters) {
      const bool there = std::any_of(head.parameters.begin(), head.parameters.end(),
                                     [&](const Parameter& p) { return p.name == name; });
      if (there) continue;
      context(change).error(
          code.where,
          fmt::format("the code uses the parameter '{}', which constructor {} at {} does not have",
                      name, shown(at_), place(at_)),
          {"name the constructor that has it in \"target\", with its parameter types",
           "or call the parameter as the constructor does"});
      fine = false;
    }
    return fine;
  }

  /// A `return` of the constructor itself skips what stands behind upstream's statements.
  void warn_of_returns(const InitChange& change) const {
    std::vector<bool> lambdas;  // of each open brace, whether it is a lambda's
    std::vector<std::string_view> words;
    for (const Token& token : code_tokens_in(*at_.file, tail_.body)) {
      const std::string_view word = spelling(*at_.file->text, token);
      if (word == "{") lambdas.push_back(opens_lambda(words));
      if (word == "}" && !lambdas.empty()) lambdas.pop_back();
      const bool own = std::find(lambdas.begin(), lambdas.end(), true) == lambdas.end();
      if (word == "return" && own) {
        context(change).remark(Severity::Warning, at_, token.range(),
                               "the code of \"after\" is not reached from this return",
                               {"replace the constructor with override_method to reach it"});
      }
      words.push_back(word);
    }
  }

  /// The words in front of a `{` end with a lambda's head.
  static bool opens_lambda(const std::vector<std::string_view>& words) {
    int depth = 0;
    for (std::size_t i = words.size(); i-- > 0;) {
      const std::string_view word = words[i];
      if (word == ")") ++depth;
      if (word == "(" && --depth < 0) return false;
      if (depth > 0) continue;
      if (word == "]") return true;
      if (word == ";" || word == "{" || word == "}" || word == "if" || word == "for" ||
          word == "while" || word == "switch" || word == "else" || word == "do") {
        return false;
      }
    }
    return false;
  }

  void mark() {
    const bool in_class = at_.declaration->qualifier.empty();
    const Declaration& declaration = *at_.declaration;
    for (const InitChange* change : changes_) {
      const OperationContext own = context(*change);
      own.did(Effect::Action::Updated, subject_of(declaration) + declaration.signature, at_,
              declaration.range, change->origin);
      if (in_class && change->class_) {
        state_.patched_members.push_back({*change->class_,
                                          shown(at_),
                                          "",
                                          own.operation.description,
                                          change->origin,
                                          change->operation,
                                          {},
                                          "Constructors extended"});
      }
    }
    if (in_class) return;
    Edit marker;
    marker.source = at_.file_index;
    marker.range = {declaration.owned.begin, declaration.owned.begin};
    marker.layout = EditLayout::Block;
    marker.rank = kMarkerRank;
    marker.marker = Marker{.label = "MODIFIED CONSTRUCTOR",
                           .subject = declaration.name + "::" + shown(at_),
                           .notes = {}};
    for (const InitChange* change : changes_) {
      const std::string& reason = state_.input.spec->operations[change->operation].description;
      for (std::string& note : marker_notes(reason, change->origin)) {
        marker.marker->notes.push_back(std::move(note));
      }
    }
    marker.operations = operations();
    state_.plan.edits.push_back(std::move(marker));
  }

  PlanState& state_;
  const Found& at_;
  const std::vector<const InitChange*>& changes_;
  ConstructorTail tail_;
  std::vector<Initializer> initializers_;
  std::vector<std::string> ranks_;  ///< what can be initialised, in order
};

}  // namespace

void collect_init_changes(PlanState& state) {
  for (const Extended& each : extended_constructors(state.init_changes)) {
    ConstructorExtension(state, each).plan();
  }
}

}  // namespace patchgen
