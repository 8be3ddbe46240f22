#include "patch/companions.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "patch/class_templates.h"
#include "patch/named_things.h"
#include "patch/removal.h"
#include "patch/template_text.h"
#include "patch/token_view.h"
#include "source/condition.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// The tokens of `text`, template parameters called by their place.
std::string with_numbered(std::string_view text, const std::vector<std::string>& parameters) {
  std::string result;
  for (const std::string_view word : split_spelling(text)) {
    const auto at = std::find(parameters.begin(), parameters.end(), word);
    if (at != parameters.end()) {
      result += fmt::format("T{} ", at - parameters.begin());
    } else {
      result += fmt::format("{} ", word == "class" ? "typename" : word);
    }
  }
  return result;
}

/// What tells one specialisation of a template from another: head, constraints and arguments.
std::string specialization_key(const Found& found) {
  const Declaration& declaration = *found.declaration;
  std::vector<std::string> parameters;
  for (std::string& name : template_parameter_names(*found.file, declaration.template_head)) {
    if (name.ends_with("...")) name.resize(name.size() - 3);
    parameters.push_back(std::move(name));
  }
  const std::string head = normalized(*found.file, declaration.template_head);
  return with_numbered(head, parameters) + with_numbered(declaration.specialization, parameters);
}

bool specialises(const Found& each, const Found& primary) {
  const Declaration& declaration = *each.declaration;
  return is_class_like(declaration.kind) && declaration.is_definition &&
         !declaration.specialization.empty() && declaration.qualifier.empty() &&
         declaration.qualified_name == primary.declaration->qualified_name;
}

/// Whether another operation of the spec, one of `kind`, has the class `found` as a target.
bool is_target_of_another(const OperationContext& context, OperationKind kind, const Found& found) {
  const auto means_it = [&](const Target& target) {
    const std::optional<TargetName> name = parse_target_name(target.value);
    if (!name) return false;
    const auto meant = class_definitions_named(context.state.upstream, *name, target.value);
    return std::find(meant.begin(), meant.end(), found) != meant.end();
  };
  const std::vector<Operation>& operations = context.state.input.spec->operations;
  for (std::size_t i = 0; i < operations.size(); ++i) {
    if (operations[i].kind != kind || i == context.index) continue;
    const std::vector<Target>& targets = operations[i].targets;
    if (std::any_of(targets.begin(), targets.end(), means_it)) return true;
  }
  return false;
}

/// The code of `found` with the class called `to` instead of `from`, for comparing.
std::string comparable_code(const Found& found, std::string_view from, std::string_view to) {
  std::string result;
  for (const Token& token : code_tokens_in(*found.file, found.declaration->range)) {
    const std::string_view word = spelling(*found.file->text, token);
    result += word == from ? to : word;
    result += ' ';
  }
  return result;
}

class Gatherer {
 public:
  Gatherer(const OperationContext& context, const Found& target, const Found& replacement)
      : context_(context), target_(target), replacement_(replacement) {}

  Companions run() {
    for (const Found& each : out_of_line_members(context_.state.patches, replacement_)) take(each);
    if (replacement_.declaration->specialization.empty()) {
      for (const Found& each : context_.state.patches.all()) look_at(each);
    }
    std::sort(result_.parts.begin(), result_.parts.end(), [](const Found& a, const Found& b) {
      return a.declaration->range.begin < b.declaration->range.begin;
    });
    return std::move(result_);
  }

 private:
  /// In another branch of the patch file it belongs to the replacement there.
  [[nodiscard]] bool is_of_another_branch(const Found& each) const {
    return are_exclusive(each.declaration->conditions, replacement_.declaration->conditions);
  }

  void take(const Found& each) {
    if (each.file != replacement_.file || is_of_another_branch(each)) return;
    const bool known =
        std::find(result_.parts.begin(), result_.parts.end(), each) != result_.parts.end();
    if (!known) result_.parts.push_back(each);
  }

  void look_at(const Found& each) {
    if (each.file != replacement_.file || each == replacement_) return;
    if (is_of_another_branch(each)) return;
    const Declaration& declaration = *each.declaration;
    if (specialises(each, replacement_)) {
      add_specialization(each);
    } else if (declaration.qualified_name != replacement_.declaration->qualified_name ||
               !declaration.qualifier.empty()) {
      return;
    } else if (declaration.kind == DeclarationKind::DeductionGuide) {
      add_guide(each);
    } else if (declaration.kind == DeclarationKind::ExplicitInstantiation) {
      if (!upstream_has(each)) take(each);
    }
  }

  void add_specialization(const Found& each) {
    bool is_new = true;
    // A template in the place of a specialisation has none of its own in upstream.
    if (target_.declaration->specialization.empty()) {
      for (const Found& other : context_.state.upstream.called(target_.declaration->name)) {
        if (!specialises(other, target_) || specialization_key(other) != specialization_key(each) ||
            are_exclusive(other.declaration->conditions, target_.declaration->conditions)) {
          continue;
        }
        if (is_target_of_another(context_, OperationKind::ExcludeFromOutput, other)) continue;
        is_new = false;
        const std::vector<ReplacedClass>& done = context_.state.replaced_classes;
        const bool is_done = std::any_of(done.begin(), done.end(), [&](const ReplacedClass& one) {
          return one.target == other;
        });
        if (!is_done && !is_target_of_another(context_, OperationKind::ReplaceClass, other)) {
          result_.specializations.push_back({other, each});
        }
      }
    }
    if (!is_new) return;
    take(each);
    for (const Found& member : out_of_line_members(context_.state.patches, each)) take(member);
  }

  void add_guide(const Found& each) {
    if (upstream_has(each)) return;
    take(each);
    for (const Found& other : context_.state.upstream.called(target_.declaration->name)) {
      if (other.declaration->kind == DeclarationKind::DeductionGuide &&
          other.declaration->qualified_name == target_.declaration->qualified_name &&
          own_template_parameters(other) == own_template_parameters(each) &&
          comparable_signature(context_.state.upstream, other) ==
              comparable_signature(context_.state.patches, each)) {
        result_.superseded.push_back(other);
      }
    }
  }

  /// The same instantiation or guide.
  [[nodiscard]] bool upstream_has(const Found& each) const {
    const std::string& name = target_.declaration->name;
    const std::string code = comparable_code(each, replacement_.declaration->name, name);
    const std::vector<Found> named = context_.state.upstream.called(name);
    return std::any_of(named.begin(), named.end(), [&](const Found& other) {
      return other.declaration->kind == each.declaration->kind &&
             comparable_code(other, name, name) == code;
    });
  }

  const OperationContext& context_;
  const Found& target_;
  const Found& replacement_;
  Companions result_;
};

}  // namespace

Companions companions_of(const OperationContext& context, const Found& target,
                         const Found& replacement) {
  return Gatherer(context, target, replacement).run();
}

}  // namespace patchgen
