#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include <patchgen/target_list.h>

#include "patch/branch_choice.h"
#include "patch/class_templates.h"
#include "patch/function_copies.h"
#include "patch/named_things.h"

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

bool is_variable(const Declaration& declaration) {
  return declaration.kind == DeclarationKind::Variable ||
         declaration.kind == DeclarationKind::Field;
}

/// Kinds that are listed, functions and classes aside.
bool is_other_target(const Declaration& declaration) {
  return is_variable(declaration) || declaration.kind == DeclarationKind::TypeAlias ||
         declaration.kind == DeclarationKind::Enum ||
         declaration.kind == DeclarationKind::Concept ||
         declaration.kind == DeclarationKind::NamespaceAlias;
}

bool is_function_target(const Declaration& declaration) {
  return is_function_like(declaration.kind) && declaration.kind != DeclarationKind::DeductionGuide;
}

class TargetLister {
 public:
  explicit TargetLister(const OutlinedFile& file) : index_({&file}) {}

  TargetList list() {
    for (const Found& each : index_.all()) {
      const Declaration& declaration = *each.declaration;
      const bool listed = is_function_target(declaration) || is_class_like(declaration.kind) ||
                          is_other_target(declaration);
      if (!listed || declaration.name.empty() || is_within_another(each)) continue;
      add(each);
    }
    return std::move(list_);
  }

 private:
  /// `struct X` of `typedef struct X {…} Y;` is patched through Y.
  [[nodiscard]] bool is_within_another(const Found& found) const {
    const Declaration* around = index_.parent(found.declaration);
    return is_class_like(found.declaration->kind) && around != nullptr && is_other_target(*around);
  }

  void add(const Found& found) {
    if (is_part_of_another(found)) return;
    const std::vector<std::string> names = names_of(found);
    // A name that means nothing else at all is better than one that means no other of its kind,
    // which is enough to replace it.
    for (const bool of_any_kind : {true, false}) {
      if (!of_any_kind && is_other_target(*found.declaration)) break;
      for (const bool with_condition : {false, true}) {
        for (const std::string& name : names) {
          if (list_if_meant(found, name, of_any_kind, with_condition)) return;
        }
      }
    }
    list_.untellable.push_back(found.declaration);
  }

  bool list_if_meant(const Found& found, const std::string& text, bool of_any_kind,
                     bool with_condition) {
    const std::vector<Found> meant = meaning(found, text, of_any_kind);
    const auto own = std::find(meant.begin(), meant.end(), found);
    if (own == meant.end() || (meant.size() > 1) != with_condition) return false;
    std::optional<std::vector<std::string>> conditions;
    if (with_condition) {
      conditions = telling_conditions(meant, static_cast<std::size_t>(own - meant.begin()));
      if (!conditions) return false;
    }
    list_.targets.push_back({text, std::move(conditions), found.declaration});
    return true;
  }

  /// The declaration of a class that is defined, of a function that is listed with another one.
  [[nodiscard]] bool is_part_of_another(const Found& found) const {
    const Declaration& declaration = *found.declaration;
    const std::string name = names_of(found).front();
    const std::optional<TargetName> parsed = parse_target_name(name);
    if (!parsed) return false;
    if (is_class_like(declaration.kind)) {
      return !declaration.is_definition && !class_definitions_named(index_, *parsed, name).empty();
    }
    if (is_variable(declaration)) return is_defined_field(found, *parsed, name);
    if (!is_function_target(declaration)) return false;
    const std::vector<FunctionCopy> copies = functions(found, *parsed, name);
    return std::any_of(copies.begin(), copies.end(), [&](const FunctionCopy& copy) {
      return std::find(copy.own.begin(), copy.own.end(), found) != copy.own.end() ||
             std::find(copy.shared.begin(), copy.shared.end(), found) != copy.shared.end();
    });
  }

  /// `int X::s = 1;` of a static data member: the field in the class is listed.
  [[nodiscard]] bool is_defined_field(const Found& found, const TargetName& name,
                                      std::string_view text) const {
    if (found.declaration->kind != DeclarationKind::Variable) return false;
    const std::vector<Found> all = declarations_named(index_, name, text);
    return std::any_of(all.begin(), all.end(), [&](const Found& each) {
      return each.declaration->kind == DeclarationKind::Field &&
             each.declaration->qualified_name == found.declaration->qualified_name;
    });
  }

  [[nodiscard]] std::vector<FunctionCopy> functions(const Found& like, const TargetName& name,
                                                    std::string_view text) const {
    return function_copies(is_method(index_, *like.declaration)
                               ? methods_named(index_, name, text)
                               : free_functions_named(index_, name));
  }

  /// From the plainest to the most exact.
  [[nodiscard]] std::vector<std::string> names_of(const Found& found) const {
    const Declaration& declaration = *found.declaration;
    std::string name = declaration.qualified_name;
    const std::size_t tail = declaration.name.size() + 2;
    if (name.size() > tail) {
      name.insert(name.size() - tail, class_specialization(index_, found));
    }
    name += declaration.specialization;
    std::vector<std::string> names = {name};
    if (!declaration.signature.empty()) names.push_back(name + declaration.signature);
    const std::size_t relative = names.size();
    for (std::size_t i = 0; i < relative; ++i) names.push_back("::" + names[i]);
    return names;
  }

  /// What `text` means, one for each copy: all of it, or what an operation on the kind of `found`
  /// takes it for.
  [[nodiscard]] std::vector<Found> meaning(const Found& found, const std::string& text,
                                           bool of_any_kind) const {
    const std::optional<TargetName> name = parse_target_name(text);
    if (!name) return {};
    const Declaration& declaration = *found.declaration;
    std::vector<Found> classes = class_definitions_named(index_, *name, text);
    std::vector<Found> result;
    for (const Found& each : declarations_named(index_, *name, text)) {
      const bool class_like = is_class_like(each.declaration->kind);
      if (!of_any_kind && kind_group(*each.declaration) != kind_group(declaration)) continue;
      if (class_like && !classes.empty()) continue;
      if (is_function_like(each.declaration->kind)) continue;
      if (is_defined_field(each, *name, text)) continue;
      result.push_back(each);
    }
    if (of_any_kind || is_class_like(declaration.kind)) {
      result.insert(result.end(), classes.begin(), classes.end());
    }
    if (of_any_kind || is_function_target(declaration)) {
      const bool method = is_method(index_, declaration);
      if (of_any_kind || method) append(result, methods_named(index_, *name, text));
      if (of_any_kind || !method) append(result, free_functions_named(index_, *name));
    }
    return result;
  }

  static void append(std::vector<Found>& to, const std::vector<Found>& functions) {
    const std::vector<Found> mains = mains_of(function_copies(functions));
    to.insert(to.end(), mains.begin(), mains.end());
  }

  enum class KindGroup : std::uint8_t { Class, Function, Other };
  static KindGroup kind_group(const Declaration& declaration) {
    if (is_class_like(declaration.kind)) return KindGroup::Class;
    return is_function_like(declaration.kind) ? KindGroup::Function : KindGroup::Other;
  }

  DeclarationIndex index_;
  TargetList list_;
};

Json as_json(const ListedTarget& target) {
  if (!target.condition) return target.name;
  Json condition = *target.condition;
  if (target.condition->size() == 1) condition = target.condition->front();
  return {{"name", target.name}, {"condition", std::move(condition)}};
}

std::string dumped(const Json& json, int indent) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

TargetList list_targets(const OutlinedFile& file) {
  return TargetLister(file).list();
}

std::string targets_as_text(const TargetList& list) {
  std::string text;
  for (const ListedTarget& target : list.targets) {
    text += target.condition ? dumped(as_json(target), -1) : target.name;
    text += '\n';
  }
  return text;
}

std::string targets_as_json(const TargetList& list, const SourceText& text) {
  Json targets = Json::array();
  for (const ListedTarget& target : list.targets) {
    const ByteRange range = target.declaration->range;
    const int first = text.line_of(range.begin);
    const int last = range.empty() ? first : text.line_of(range.end - 1);
    targets.push_back({{"target", as_json(target)},
                       {"kind", kind_name(target.declaration->kind)},
                       {"lines", Json::array({first, last})}});
  }
  return dumped(Json{{"file", text.name()}, {"targets", std::move(targets)}}, 2) + "\n";
}

}  // namespace patchgen
