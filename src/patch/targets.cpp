#include "patch/targets.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "patch/branch_choice.h"
#include "patch/class_templates.h"
#include "patch/function_copies.h"
#include "patch/named_things.h"
#include "patch/target_problems.h"

namespace patchgen {
namespace {

/// Which operation changes a declaration of `kind`.
const char* operation_for(const Declaration& declaration) {
  if (is_member_kind(declaration)) return "methods are replaced with override_method";
  if (is_class_like(declaration.kind)) return "classes are replaced with replace_class";
  if (declaration.kind == DeclarationKind::Function) {
    return "free functions are replaced with replace_function";
  }
  return "exclude it with exclude_from_output, and bring the new one with add_helper";
}

std::vector<Found> keep_if(const std::vector<Found>& found, auto&& wanted) {
  std::vector<Found> result;
  std::copy_if(found.begin(), found.end(), std::back_inserter(result),
               [&](const Found& each) { return wanted(*each.declaration); });
  return result;
}

FunctionTarget as_target(const DeclarationIndex& index, const FunctionCopy& copy) {
  FunctionTarget function;
  const Declaration& main = *copy.main.declaration;
  // `X::~X() = default;` outside of the class is a definition; in the class it is a declaration.
  if (main.is_definition && !(main.body.empty() && main.qualifier.empty())) {
    function.definition = copy.main;
  } else {
    function.declarations.push_back(copy.main);
  }
  function.declarations.insert(function.declarations.end(), copy.own.begin(), copy.own.end());
  function.shared = copy.shared;
  std::vector<Found> all = function.all();
  all.insert(all.end(), copy.shared.begin(), copy.shared.end());
  const auto in_class = std::find_if(all.begin(), all.end(), [](const Found& each) {
    return is_member_kind(*each.declaration) && each.declaration->qualifier.empty();
  });
  if (in_class != all.end()) function.in_class = *in_class;
  // A specialisation need not say what the template says.
  std::erase_if(function.shared, [&](const Found& each) {
    return is_explicit_specialization(each) != is_explicit_specialization(copy.main);
  });
  function.name = main.name;
  function.qualified_name = main.qualified_name;
  if (function.in_class) {
    const Declaration* owner = index.parent(function.in_class->declaration);
    function.class_ = Found{function.in_class->file_index, function.in_class->file, owner};
    function.class_specialization = class_specialization(index, *function.in_class);
  } else if (!main.qualifier.empty()) {
    function.class_specialization = class_specialization(index, copy.main);
  }
  return function;
}

/// Of declarations that several copies share, the first copy takes care.
void share_out(std::vector<FunctionTarget>& targets) {
  std::vector<Found> taken;
  for (FunctionTarget& target : targets) {
    target.every_branch = true;
    for (const Found& each : std::vector<Found>(target.shared)) {
      if (std::find(taken.begin(), taken.end(), each) != taken.end()) continue;
      taken.push_back(each);
      target.declarations.push_back(each);
      std::erase(target.shared, each);
    }
  }
}

FunctionSearch collect(const OperationContext& context, const Target& target,
                       const std::vector<Found>& found) {
  FunctionSearch search;
  if (found.empty()) return search;
  const std::vector<FunctionCopy> copies = function_copies(found);
  const std::vector<Found> mains = mains_of(copies);
  const std::vector<Found> meant = in_branches(mains, target.branch);
  const bool every = target.branch && target.branch->every;
  const bool alike = std::all_of(meant.begin(), meant.end(), [&](const Found& each) {
    return each.declaration->signature == meant.front().declaration->signature &&
           each.declaration->qualified_name == meant.front().declaration->qualified_name &&
           each.declaration->specialization == meant.front().declaration->specialization;
  });
  if (meant.empty()) {
    report_no_branch(context, target, mains);
    search.reported = true;
  } else if (meant.size() > 1 && !(every && alike && differ_in_conditions(meant))) {
    report_ambiguous(context, target, meant);
    search.reported = true;
  } else {
    for (const FunctionCopy& copy : copies) {
      if (std::find(meant.begin(), meant.end(), copy.main) == meant.end()) continue;
      search.targets.push_back(as_target(context.state.upstream, copy));
    }
    if (every) share_out(search.targets);
  }
  return search;
}

}  // namespace

bool FunctionTarget::shares(const Found& found) const {
  return std::find(shared.begin(), shared.end(), found) != shared.end();
}

std::optional<TargetName> parse_target(const OperationContext& context, const Target& target) {
  std::optional<TargetName> name = parse_target_name(target.value);
  if (!name) {
    const std::string hint = target_name_hint(target.value);
    context.error(
        target.where, fmt::format("'{}' is no name of a declaration", target.value),
        {hint.empty()
             ? "write it as X, X::method, or X::method(int, const T &) to choose an overload"
             : hint});
  }
  return name;
}

/// A class that is defined within `typedef struct X {…} Y;` or `struct X {…} y;` cannot go alone.
/// Reports an error then.
static bool is_alone(const OperationContext& context, const Target& target, const Found& class_) {
  const Declaration* around = context.state.upstream.parent(class_.declaration);
  const bool alone = around == nullptr || around->kind == DeclarationKind::Namespace ||
                     around->kind == DeclarationKind::LinkageSpecification ||
                     is_class_like(around->kind);
  if (alone) return true;
  context.error(target.where,
                fmt::format("class '{}' is defined within the {} '{}' at {}", target.value,
                            kind_name(around->kind), around->name, place(class_)),
                {fmt::format("exclude '{}', which takes the class with it, and bring the new code "
                             "with add_helper; or override single methods",
                             around->name)});
  return false;
}

/// One class, defined under different conditions.
static bool are_copies(const std::vector<Found>& classes) {
  const Declaration& first = *classes.front().declaration;
  return differ_in_conditions(classes) &&
         std::all_of(classes.begin(), classes.end(), [&](const Found& each) {
           return each.declaration->qualified_name == first.qualified_name &&
                  each.declaration->specialization == first.specialization;
         });
}

std::vector<Found> find_classes(const OperationContext& context, const Target& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return {};
  const std::vector<Found> all = context.state.upstream.find(*name);
  const auto classes = keep_if(all, [](const Declaration& d) { return is_class_like(d.kind); });
  const std::vector<Found> definitions =
      class_definitions_named(context.state.upstream, *name, target.value);
  const std::vector<Found> meant = in_branches(definitions, target.branch);
  const bool every = target.branch && target.branch->every;
  if (meant.size() == 1 || (every && meant.size() > 1 && are_copies(meant))) {
    const bool alone = std::all_of(meant.begin(), meant.end(), [&](const Found& each) {
      return is_alone(context, target, each);
    });
    return alone ? meant : std::vector<Found>{};
  }
  if (meant.size() > 1) {
    report_ambiguous(context, target, meant);
  } else if (!definitions.empty()) {
    report_no_branch(context, target, definitions);
  } else if (!classes.empty()) {
    context.error(target.where,
                  fmt::format("class '{}' is only declared, not defined, in {}", target.value,
                              context.state.upstream.file_names()),
                  {"declared as " + describe(classes.front()),
                   "name the file that defines it as the spec's source"});
  } else if (!all.empty()) {
    context.error(target.where, fmt::format("'{}' is no class", target.value),
                  {fmt::format("it is the {} {}", kind_name(all.front().declaration->kind),
                               describe(all.front())),
                   operation_for(*all.front().declaration)});
  } else {
    report_no_target(context, target, "class");
  }
  return {};
}

FunctionSearch find_free_function(const OperationContext& context, const Target& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return {.targets = {}, .reported = true};
  const std::vector<Found> all = context.state.upstream.find(*name);
  const std::vector<Found> functions = free_functions_named(context.state.upstream, *name);
  if (functions.empty() && !all.empty()) {
    context.error(target.where, fmt::format("'{}' is no free function", target.value),
                  {fmt::format("it is the {} {}", kind_name(all.front().declaration->kind),
                               describe(all.front())),
                   operation_for(*all.front().declaration)});
    return {.targets = {}, .reported = true};
  }
  return collect(context, target, functions);
}

FunctionSearch find_method(const OperationContext& context, const Target& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return {.targets = {}, .reported = true};
  const std::vector<Found> all = context.state.upstream.find(*name);
  const std::vector<Found> methods = methods_named(context.state.upstream, *name, target.value);
  const bool has_other_kind = std::none_of(all.begin(), all.end(), [&](const Found& each) {
    return is_method(context.state.upstream, *each.declaration);
  });
  if (has_other_kind && !all.empty()) {
    const bool class_like = is_class_like(all.front().declaration->kind);
    context.error(target.where, fmt::format("'{}' is no method", target.value),
                  {fmt::format("it is the {} {}", kind_name(all.front().declaration->kind),
                               describe(all.front())),
                   class_like ? "name one of its methods: X::method"
                              : operation_for(*all.front().declaration)});
    return {.targets = {}, .reported = true};
  }
  return collect(context, target, methods);
}

}  // namespace patchgen
