#include "patch/abstract_classes.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/derivation.h"
#include "patch/scopes.h"
#include "patch/token_view.h"
#include "patch/use_index.h"

namespace patchgen {
namespace {

constexpr std::size_t kMostPlacesShown = 5;
constexpr int kDeepest = 32;  // of classes that derive from themselves by mistake

/// A method as the classes that derive from its class see it.
struct Method {
  std::string name;
  std::string signature;
  bool is_pure = false;
  Found found;
};

bool is_pure(const Found& method) {
  const std::vector<Token> tokens = code_tokens_in(
      *method.file, {method.declaration->parameters.end, method.declaration->range.end});
  const SourceText& text = *method.file->text;
  const std::size_t count = tokens.size();
  return count >= 3 && spelling(text, tokens[count - 3]) == "=" &&
         spelling(text, tokens[count - 2]) == "0";
}

bool may_override(const Declaration& member) {
  return member.kind == DeclarationKind::Method ||
         member.kind == DeclarationKind::ConversionFunction;
}

std::size_t parameter_count(std::string_view signature) {
  int depth = 0;
  std::size_t commas = 0;
  for (const char c : signature) {
    if (c == '(' || c == '<' || c == '[') ++depth;
    if (c == ')' || c == '>' || c == ']') --depth;
    if (c == ',' && depth == 1) ++commas;
  }
  return signature.starts_with("()") ? 0 : commas + 1;
}

/// Types may be spelled otherwise in the derived class: the number of parameters is what counts.
bool overrides(const Method& method, const Method& base) {
  if (method.name != base.name) return false;
  const auto is_const = [](std::string_view signature) {
    return signature.substr(signature.rfind(')') + 1).find("const") != std::string_view::npos;
  };
  return method.signature == base.signature ||
         (parameter_count(method.signature) == parameter_count(base.signature) &&
          is_const(method.signature) == is_const(base.signature));
}

/// The classes of the sources before the operations, or after them.
class Classes {
 public:
  Classes(const PlanState& state, bool after) : state_(state), after_(after) {}

  /// The pure methods that `class_` has, its own or inherited ones.
  [[nodiscard]] std::vector<Method> open(const Found& class_, int depth = 0) const {
    std::vector<Method> result;
    if (depth > kDeepest) return result;
    const Found body = body_of(class_);
    const bool is_new = body != class_;
    for (const Found& base : bases_in_sources(state_, body, is_new ? class_ : body)) {
      for (Method& method : open(base, depth + 1)) result.push_back(std::move(method));
    }
    const std::vector<Method> own = methods(class_, body);
    std::erase_if(result, [&](const Method& pure) {
      return std::any_of(own.begin(), own.end(),
                         [&](const Method& method) { return overrides(method, pure); });
    });
    std::copy_if(own.begin(), own.end(), std::back_inserter(result),
                 [](const Method& method) { return method.is_pure; });
    return result;
  }

 private:
  /// What takes the place of `class_`, or itself.
  [[nodiscard]] Found body_of(const Found& class_) const {
    if (!after_) return class_;
    for (const ReplacedClass& each : state_.replaced_classes) {
      if (each.target == class_) return each.replacement;
    }
    return class_;
  }

  [[nodiscard]] std::vector<Method> methods(const Found& class_, const Found& body) const {
    std::vector<Method> result;
    for (const Declaration& member : body.declaration->children) {
      if (!may_override(member)) continue;
      const Found found{body.file_index, body.file, &member};
      Method method{member.name, member.signature, is_pure(found), found};
      if (body == class_ && after_ && !apply_operations(found, method)) continue;
      result.push_back(std::move(method));
    }
    if (!after_) return result;
    for (const Claim& claim : state_.claims) {
      if (claim.added_member.empty() || claim.declarations.front() != class_) continue;
      const std::size_t open = claim.added_member.find('(');
      result.push_back(
          {claim.added_member.substr(0, open), claim.added_member.substr(open), false, class_});
    }
    return result;
  }

  /// What operations make of a method; false when it is gone.
  [[nodiscard]] bool apply_operations(const Found& found, Method& method) const {
    const auto has = [&](const std::vector<Found>& all) {
      return std::find(all.begin(), all.end(), found) != all.end();
    };
    for (const Exclusion& exclusion : state_.excluded) {
      if (has(exclusion.declarations)) return false;
    }
    for (const Claim& claim : state_.claims) {
      if (claim.added_member.empty() && has(claim.declarations)) method.is_pure = false;
    }
    for (const ChangedFunction& changed : state_.changed_functions) {
      if (!has(changed.old)) continue;
      const std::string qualifiers = method.signature.substr(method.signature.rfind(')') + 1);
      method.signature = changed.replacement.declaration->signature;
      // A free function that becomes a method has upstream's.
      const bool is_free = changed.replacement.declaration->kind == DeclarationKind::Function;
      if (is_free && method.signature.ends_with(')')) method.signature += qualifiers;
    }
    return true;
  }

  const PlanState& state_;
  bool after_;
};

/// Where what stays of the sources makes an object of `class_`, as far as tokens tell.
std::vector<std::string> makers(const UseIndex& index, const Declaration& class_) {
  std::vector<std::string> result;
  for (const UseIndex::Place& place : index.places(class_.name)) {
    const IndexedTokens& near = index.sources()[place.source].tokens();
    const Declaration* in = place.around.innermost;
    const std::size_t at = place.token;
    const bool in_body =
        in != nullptr && is_function_like(in->kind) && in->body.contains(near[at].begin);
    const bool in_variable = in != nullptr && (in->kind == DeclarationKind::Variable ||
                                               in->kind == DeclarationKind::Field);
    if (!in_body && !in_variable) continue;
    const std::string_view before = near.before(at);
    const std::string_view next = near.word(at + 1);
    const bool is_named = at + 1 < near.size() && near[at + 1].kind == TokenKind::Identifier;
    const bool makes = before == "new" || is_named || next == "(" || next == "{" ||
                       (next == ">" && near.word(at + 2) == "(");
    if (!makes || before == "." || before == "->" || before == "~") continue;
    const SourceText& text = *near.file().text;
    const LineColumn where = text.position(near[at].begin);
    result.push_back(fmt::format("made at {}:{}:{}", text.name(), where.line, where.column));
    if (result.size() == kMostPlacesShown) break;
  }
  return result;
}

/// The operation that took the override of `pure` away, and its target's place in the spec.
struct Culprit {
  std::size_t operation = 0;
  ByteRange where;
};

Culprit culprit(const PlanState& state, const Found& class_, const Method& pure) {
  for (const Exclusion& exclusion : state.excluded) {
    const Declaration& gone = *exclusion.declarations.front().declaration;
    if (gone.name == pure.name) return {exclusion.operation, exclusion.where};
  }
  const auto at_target = [&](std::size_t operation) {
    const auto& targets = state.input.spec->operations[operation].targets;
    return Culprit{operation, targets.empty() ? state.input.spec->operations[operation].where
                                              : targets.front().where};
  };
  for (const ReplacedClass& each : state.replaced_classes) {
    if (each.target == class_) return at_target(each.operation);
  }
  for (const ChangedFunction& each : state.changed_functions) {
    if (each.name == pure.name) return at_target(each.operation);
  }
  if (!state.replaced_classes.empty()) return at_target(state.replaced_classes.front().operation);
  return at_target(0);
}

/// A class without the pure method before, and with it afterwards.
struct Abstract {
  Found class_;
  Method pure;
};

std::vector<Abstract> new_abstract_classes(const PlanState& state, const UseIndex& index) {
  std::vector<Abstract> result;
  const Classes before(state, false);
  const Classes after(state, true);
  for (const Found& each : state.upstream.all()) {
    const Declaration& class_ = *each.declaration;
    if (!is_class_like(class_.kind) || !class_.is_definition || class_.name.empty()) continue;
    const bool is_replaced =
        std::any_of(state.replaced_classes.begin(), state.replaced_classes.end(),
                    [&](const ReplacedClass& r) { return r.target == each; });
    const bool is_gone = index.sources()[each.file_index].is_gone(class_.name_range.begin);
    if (is_gone && !is_replaced) continue;
    if (!before.open(each).empty()) continue;
    const std::vector<Method> open = after.open(each);
    if (!open.empty()) result.push_back({each, open.front()});
  }
  return result;
}

}  // namespace

void name_abstract_classes(const PlanState& state) {
  const bool may_be = !state.excluded.empty() || !state.replaced_classes.empty() ||
                      !state.changed_functions.empty();
  const auto& all = state.upstream.all();
  const bool has_pure = std::any_of(all.begin(), all.end(), [](const Found& each) {
    return may_override(*each.declaration) && !each.declaration->is_definition && is_pure(each);
  });
  if (!may_be || (!has_pure && state.replaced_classes.empty())) return;
  const UseIndex without_names(state);
  const std::vector<Abstract> found = new_abstract_classes(state, without_names);
  if (found.empty()) return;
  std::vector<std::string> names;
  for (const Abstract& each : found) names.push_back(each.class_.declaration->name);
  const UseIndex index(state, names);
  for (const Abstract& each : found) {
    const Declaration& class_ = *each.class_.declaration;
    const std::string_view owner = scope_of(*each.pure.found.declaration);
    std::vector<std::string> hints = makers(index, class_);
    const Severity severity = hints.empty() ? Severity::Note : Severity::Warning;
    hints.push_back(
        fmt::format("the pure method stands at {}: override it in '{}' with "
                    "override_method, or exclude it too",
                    place(each.pure.found), class_.name));
    const Culprit by = culprit(state, each.class_, each.pure);
    report_operation(state, by.operation, by.where,
                     fmt::format("'{}' is abstract now: nothing overrides the pure method "
                                 "'{}::{}{}' any more",
                                 class_.qualified_name, owner, each.pure.name, each.pure.signature),
                     std::move(hints), severity);
  }
}

}  // namespace patchgen
