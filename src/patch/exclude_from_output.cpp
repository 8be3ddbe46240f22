#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "patch/belongings.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/targets.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_variable(const Declaration& declaration) {
  return declaration.kind == DeclarationKind::Variable ||
         declaration.kind == DeclarationKind::Field;
}

/// `int a = 1, b;`
bool declares_several(const Found& found) {
  int depth = 0;
  for (const Token& token : code_tokens_in(*found.file, found.declaration->range)) {
    const std::string_view word = spelling(*found.file->text, token);
    if (word == "(" || word == "[" || word == "{" || word == "<") ++depth;
    if (word == ")" || word == "]" || word == "}" || word == ">") --depth;
    if (word == ">>") depth -= 2;
    if (word == "," && depth <= 0) return true;
  }
  return false;
}

/// The names that stand for the values of an unscoped enum, behind the enum's own.
std::vector<std::string> names_of(const Found& found) {
  std::vector<std::string> names = {found.declaration->name};
  if (found.declaration->kind != DeclarationKind::Enum) return names;
  std::string_view previous;
  bool scoped = false;
  for (const Token& token : code_tokens_in(*found.file, found.declaration->range)) {
    const std::string_view word = spelling(*found.file->text, token);
    scoped |= previous == "enum" && (word == "class" || word == "struct");
    const bool begins = previous == "{" || previous == ",";
    if (begins && !scoped && token.kind == TokenKind::Identifier) names.emplace_back(word);
    previous = word;
  }
  return names;
}

/// The declarations of one thing that is no class: a function's declarations and definition, a
/// variable, an alias, an enum. Reports an error and returns nothing when several things are meant.
std::vector<Found> one_thing(const OperationContext& context, const Spelled<std::string>& target,
                             std::vector<Found> found) {
  const Declaration& first = *found.front().declaration;
  if (first.kind == DeclarationKind::Namespace) {
    context.error(target.where, fmt::format("'{}' is a namespace", target.value),
                  {"name the declarations in it that are to go"});
    return {};
  }
  for (const Found& each : found) {
    if (!is_variable(*each.declaration) || !declares_several(each)) continue;
    context.error(
        target.where,
        fmt::format("'{}' is declared together with other names at {}", target.value, place(each)),
        {"one declarator of several cannot be taken out"});
    return {};
  }
  // Of one thing in several branches of an `#if`, all go.
  const bool alike = std::all_of(found.begin(), found.end(), [&](const Found& each) {
    return each.declaration->qualified_name == first.qualified_name &&
           each.declaration->kind == first.kind && each.declaration->signature == first.signature;
  });
  if (alike) return found;
  const FunctionSearch search =
      is_function_like(first.kind)
          ? (first.kind == DeclarationKind::Function ? find_free_function(context, target)
                                                     : find_method(context, target))
          : FunctionSearch{};
  if (search.reported) return {};
  if (search.target) {
    return search.target->all();
  }
  const bool one = std::all_of(found.begin(), found.end(), [&](const Found& each) {
    // A static data member is a field in its class and a variable outside of it.
    return each.declaration->qualified_name == first.qualified_name &&
           (each.declaration->kind == first.kind ||
            (is_variable(*each.declaration) && is_variable(first)));
  });
  if (one) return found;
  report_ambiguous(context, target, found);
  return {};
}

/// True when `found` defines one class several times, each time under other conditions.
bool in_every_branch(const TargetName& name, const std::vector<Found>& found) {
  std::vector<const Declaration*> definitions;
  for (const Found& each : found) {
    const Declaration& declaration = *each.declaration;
    if (!is_class_like(declaration.kind) || !declaration.is_definition) continue;
    if (name.specialization.empty() && !declaration.specialization.empty()) continue;
    definitions.push_back(&declaration);
  }
  return definitions.size() > 1 &&
         std::all_of(definitions.begin() + 1, definitions.end(), [&](const Declaration* each) {
           return each->qualified_name == definitions.front()->qualified_name &&
                  each->conditions != definitions.front()->conditions;
         });
}

void exclude(const OperationContext& context, const std::vector<Found>& declarations,
             const std::vector<std::string>& names) {
  for (const Found& each : declarations) remove_declaration(context, each);
  context.state.excluded.push_back(
      {.declarations = declarations, .names = names, .operation = context.index, .where = {}});
}

void exclude_target(const OperationContext& context, const Spelled<std::string>& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return;
  std::vector<Found> found = context.state.upstream.find(*name);
  // `typedef struct X {…} X;` is one thing: the alias, and the struct inside of it.
  const std::vector<Found> all_found = found;
  std::erase_if(found, [&](const Found& inner) {
    return is_class_like(inner.declaration->kind) &&
           std::any_of(all_found.begin(), all_found.end(), [&](const Found& outer) {
             return outer.declaration->kind == DeclarationKind::TypeAlias &&
                    context.state.upstream.encloses(outer.declaration, inner.declaration);
           });
  });
  if (found.empty()) {
    report_no_target(context, target, "declaration");
    return;
  }
  const bool class_like = std::all_of(found.begin(), found.end(), [](const Found& each) {
    return is_class_like(each.declaration->kind) ||
           each.declaration->kind == DeclarationKind::Constructor ||
           each.declaration->kind == DeclarationKind::DeductionGuide;
  });
  const auto is_definition = [](const Found& each) {
    return is_class_like(each.declaration->kind) && each.declaration->is_definition;
  };
  if (class_like && std::any_of(found.begin(), found.end(), is_definition)) {
    const std::optional<Found> class_ =
        in_every_branch(*name, found) ? *std::find_if(found.begin(), found.end(), is_definition)
                                      : find_class(context, target);
    if (!class_) return;
    context.claim({*class_}, target.where);
    const Belongings all = belongings_of_class(context.state.upstream, *class_);
    exclude(context, all.declarations,
            class_->declaration->specialization.empty() ? all.names : std::vector<std::string>{});
  } else {
    const std::vector<Found> declarations = one_thing(context, target, found);
    if (declarations.empty()) return;
    context.claim(declarations, target.where);
    exclude(context, declarations, names_of(declarations.front()));
  }
  context.state.excluded.back().where = target.where;
}

}  // namespace

void plan_exclude_from_output(const OperationContext& context) {
  for (const Spelled<std::string>& target : context.operation.targets) {
    exclude_target(context, target);
  }
}

}  // namespace patchgen
