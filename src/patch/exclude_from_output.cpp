#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>
#include <vector>

#include "patch/belongings.h"
#include "patch/branch_choice.h"
#include "patch/class_members.h"
#include "patch/class_templates.h"
#include "patch/macro_call_target.h"
#include "patch/named_things.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/scopes.h"
#include "patch/target_problems.h"
#include "patch/targets.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

bool is_variable(const Declaration& declaration) {
  return declaration.kind == DeclarationKind::Variable ||
         declaration.kind == DeclarationKind::Field;
}

/// `int a = 1, b;`, whether or not the outline can tell the names apart.
bool declares_several(const OperationContext& context, const Found& found) {
  if (context.state.upstream.is_one_of_several(found)) return true;
  if (!is_variable(*found.declaration)) return false;
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
  for (std::string& name : unscoped_enumerators(*found.file, *found.declaration)) {
    names.push_back(std::move(name));
  }
  return names;
}

/// The declarations of one thing that is no class: a function's declarations and definition, a
/// variable, an alias, an enum. Reports an error and returns nothing when several things are meant.
std::vector<Found> one_thing(const OperationContext& context, const Target& target,
                             const std::vector<Found>& found) {
  const Declaration& first = *found.front().declaration;
  if (first.kind == DeclarationKind::Namespace) {
    context.error(target.where, fmt::format("'{}' is a namespace", target.value),
                  {"name the declarations in it that are to go"});
    return {};
  }
  for (const Found& each : found) {
    if (!declares_several(context, each)) continue;
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
  const auto is_free = [&](const Found& each) {
    return is_function_like(each.declaration->kind) &&
           !is_method(context.state.upstream, *each.declaration);
  };
  const auto free = std::count_if(found.begin(), found.end(), is_free);
  const auto functions = std::count_if(found.begin(), found.end(), [](const Found& each) {
    return is_function_like(each.declaration->kind);
  });
  const bool one_kind = functions == std::ssize(found) && (free == 0 || free == functions);
  const FunctionSearch search =
      !one_kind ? FunctionSearch{}
                : (free > 0 ? find_free_function(context, target) : find_method(context, target));
  if (search.reported) return {};
  if (!search.targets.empty()) return search.targets.front().all();
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

void exclude(const OperationContext& context, const std::vector<Found>& declarations,
             const std::vector<std::string>& names) {
  for (const Found& each : declarations) remove_declaration(context, each);
  context.state.excluded.push_back(
      {.declarations = declarations, .names = names, .operation = context.index, .where = {}});
}

/// Without a condition, all branches are meant.
Target in_all_branches(Target target) {
  if (!target.branch) target.branch = {.every = true, .conditions = {}, .where = target.where};
  return target;
}

/// What `target` names, in the branches that it means. Reports an error and returns nothing when
/// there is none.
std::vector<Found> declarations_of(const OperationContext& context, const Target& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return {};
  const std::vector<Found> all = declarations_named(context.state.upstream, *name, target.value);
  std::vector<Found> found = all;
  // `typedef struct X {…} X;` is one thing: the alias, and the struct inside of it.
  std::erase_if(found, [&](const Found& inner) {
    return is_class_like(inner.declaration->kind) &&
           std::any_of(all.begin(), all.end(), [&](const Found& outer) {
             return outer.declaration->kind == DeclarationKind::TypeAlias &&
                    context.state.upstream.encloses(outer.declaration, inner.declaration);
           });
  });
  // Specialisations go with their template, whatever else has them as its target.
  if (std::all_of(found.begin(), found.end(),
                  [](const Found& each) { return is_function_like(each.declaration->kind); })) {
    keep_primary(*name, found);
  }
  if (found.empty()) {
    report_no_target(context, target, "declaration");
    return {};
  }
  std::vector<Found> meant = in_branches(found, target.branch);
  if (meant.empty()) report_no_branch(context, target, found);
  return meant;
}

/// A class, its constructors and its deduction guides have one name.
bool goes_with_class(const Found& found) {
  return is_class_like(found.declaration->kind) ||
         found.declaration->kind == DeclarationKind::Constructor ||
         found.declaration->kind == DeclarationKind::DeductionGuide;
}

bool defines_class(const Found& found) {
  return is_class_like(found.declaration->kind) && found.declaration->is_definition;
}

/// `typedef struct X X;`, which is C's way to call `struct X` by its name alone.
bool only_repeats_class(const Found& found) {
  if (found.declaration->kind != DeclarationKind::TypeAlias) return false;
  std::size_t count = 0;
  bool has_key = false;
  for (const Token& token : code_tokens_in(*found.file, found.declaration->range)) {
    const std::string_view word = spelling(*found.file->text, token);
    has_key = has_key || word == "struct" || word == "class" || word == "union";
    if (word == "{") return false;
    if (word == found.declaration->name) ++count;
  }
  return has_key && count == 2;
}

/// `struct X {…};` in one branch and `using X = …;` in another.
bool stand_in_other_branches(const std::vector<Found>& others, const std::vector<Found>& classes) {
  return std::all_of(others.begin(), others.end(), [&](const Found& other) {
    if (only_repeats_class(other)) return true;
    return std::all_of(classes.begin(), classes.end(), [&](const Found& class_) {
      return other.declaration->qualified_name == class_.declaration->qualified_name &&
             other.declaration->conditions != class_.declaration->conditions;
    });
  });
}

/// Excludes the class among `found`, and what is called so in other branches.
void exclude_class(const OperationContext& context, const Target& target,
                   const std::vector<Found>& found) {
  const std::vector<Found> classes = find_classes(context, in_all_branches(target));
  if (classes.empty()) return;
  std::vector<Found> others;
  std::copy_if(found.begin(), found.end(), std::back_inserter(others),
               [](const Found& each) { return !goes_with_class(each); });
  if (!stand_in_other_branches(others, classes)) {
    report_ambiguous(context, target, found);
    return;
  }
  Belongings all = belongings_of_class(context.state.upstream, classes, context.state.macro_calls);
  std::vector<Found> claimed = classes;
  claimed.insert(claimed.end(), others.begin(), others.end());
  context.claim(claimed, target.where);
  all.declarations.insert(all.declarations.end(), others.begin(), others.end());
  const bool primary = classes.front().declaration->specialization.empty();
  exclude(context, all.declarations, primary ? all.names : std::vector<std::string>{});
}

/// Excludes the calls of declaring macros that declare `target`, which nothing else does.
bool exclude_macro_calls(const OperationContext& context, const Target& target) {
  const std::optional<TargetName> name = parse_target_name(target.value);
  if (!name || !context.state.upstream.find(*name).empty()) return false;
  const std::string& last = name->path.back();
  std::vector<Found> calls = context.state.macro_calls.declaring(last);
  std::erase_if(calls, [&](const Found& call) {
    const std::string_view scope = scope_of(*call.declaration);
    const std::string own = fmt::format("{}{}{}", scope, scope.empty() ? "" : "::", last);
    return !ends_with_name(own, fmt::format("{}", fmt::join(name->path, "::")));
  });
  const std::vector<Found> meant = in_branches(calls, target.branch);
  if (meant.empty()) return false;
  context.claim(meant, target.where);
  exclude(context, meant, {last});
  context.state.excluded.back().where = target.where;
  return true;
}

/// Excludes the macro call that `target` spells, where it is the name of nothing else.
bool exclude_spelled_call(const OperationContext& context, const Target& target) {
  const std::optional<TargetName> name = parse_target_name(target.value);
  if (name && !declarations_named(context.state.upstream, *name, target.value).empty())
    return false;
  const std::vector<Found> calls = macro_calls_spelled(context.state.upstream, target.value);
  const std::vector<Found> meant = in_branches(calls, in_all_branches(target).branch);
  if (meant.empty()) return false;
  const bool alike = std::all_of(meant.begin(), meant.end(), [&](const Found& each) {
    return spelled_call(each) == spelled_call(meant.front());
  });
  if (!alike) {
    std::vector<std::string> hints;
    for (const Found& each : meant) {
      hints.push_back(fmt::format("it may be '{}' at {}", spelled_call(each), place(each)));
    }
    context.error(target.where, fmt::format("'{}' is called {} times", target.value, meant.size()),
                  hints);
    return true;
  }
  context.claim(meant, target.where);
  exclude(context, meant, {});
  context.state.excluded.back().where = target.where;
  return true;
}

/// Whether nothing of the name of `declarations` is left: an overload, or a copy in another branch.
bool all_go(const OperationContext& context, const std::vector<Found>& declarations) {
  const Declaration& first = *declarations.front().declaration;
  const std::vector<Found> named = context.state.upstream.called(first.name);
  return std::all_of(named.begin(), named.end(), [&](const Found& each) {
    return each.declaration->qualified_name != first.qualified_name ||
           std::find(declarations.begin(), declarations.end(), each) != declarations.end();
  });
}

/// A macro call whose first argument that means something is the declaration's name goes with it.
void add_macro_calls(const OperationContext& context, std::vector<Found>& declarations) {
  const Declaration& first = *declarations.front().declaration;
  if (!enclosing_classes(context.state.upstream, &first).empty()) return;
  for (const MacroCall& call : context.state.macro_calls.going_with(first)) {
    declarations.push_back(call.call);
  }
}

/// Specialisations and instantiations of a function or variable template go with it. While another
/// template of the name stays they may be that one's: but for those with the very same parameters,
/// they are left for the check of what is still used.
void add_specializations(const OperationContext& context, std::vector<Found>& declarations) {
  const Found first = declarations.front();
  const auto is_own = [&](const Found& each) {
    return each.declaration->qualified_name == first.declaration->qualified_name;
  };
  const auto is_known = [&](const Found& each) {
    return std::find(declarations.begin(), declarations.end(), each) != declarations.end();
  };
  const auto is_primary = [](const Found& each) {
    return is_function_like(each.declaration->kind) && each.declaration->is_template &&
           !is_explicit_specialization(each);
  };
  const bool variable = is_variable(*first.declaration) && first.declaration->is_template;
  if (!is_primary(first) && !variable) return;
  std::vector<Found> more;
  bool is_alone = true;
  for (const Found& each : context.state.upstream.called(first.declaration->name)) {
    if (!is_own(each) || is_known(each)) continue;
    is_alone = is_alone && !is_primary(each);
    if (is_function_like(each.declaration->kind) && is_explicit_specialization(each))
      more.push_back(each);
  }
  for (const Found& each : context.state.upstream.mentioning(first.declaration->name)) {
    const bool instantiates = each.declaration->kind == DeclarationKind::ExplicitInstantiation;
    if (instantiates && is_own(each)) more.push_back(each);
  }
  for (const Found& each : more) {
    const bool is_sure = is_alone || each.declaration->signature == first.declaration->signature;
    if (is_sure && !is_known(each)) declarations.push_back(each);
  }
}

/// A specialisation that is named beside its template is gone once.
bool is_excluded_already(const OperationContext& context, const Found& found) {
  const std::vector<Exclusion>& done = context.state.excluded;
  return std::any_of(done.begin(), done.end(), [&](const Exclusion& exclusion) {
    const std::vector<Found>& gone = exclusion.declarations;
    return std::find(gone.begin(), gone.end(), found) != gone.end();
  });
}

void exclude_target(const OperationContext& context, const Target& target) {
  if (exclude_macro_calls(context, target) || exclude_spelled_call(context, target)) return;
  const std::vector<Found> found = declarations_of(context, target);
  if (found.empty()) return;
  const std::size_t count = context.state.excluded.size();
  if (std::any_of(found.begin(), found.end(), defines_class)) {
    exclude_class(context, target, found);
  } else {
    std::vector<Found> declarations = one_thing(context, target, found);
    if (declarations.empty()) return;
    context.claim(declarations, target.where);
    add_specializations(context, declarations);
    std::erase_if(declarations, [&](const Found& f) { return is_excluded_already(context, f); });
    if (declarations.empty()) return;
    if (all_go(context, declarations)) add_macro_calls(context, declarations);
    exclude(context, declarations, names_of(declarations.front()));
  }
  if (context.state.excluded.size() == count) return;
  context.state.excluded.back().where = target.where;
}

}  // namespace

void plan_exclude_from_output(const OperationContext& context) {
  for (const Target& target : context.operation.targets) {
    exclude_target(context, target);
  }
}

}  // namespace patchgen
