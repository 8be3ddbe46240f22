#include "patch/targets.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "patch/class_templates.h"

namespace patchgen {
namespace {

bool is_member_kind(const Declaration& declaration) {
  switch (declaration.kind) {
    case DeclarationKind::Method:
    case DeclarationKind::Constructor:
    case DeclarationKind::Destructor:
    case DeclarationKind::ConversionFunction:
      return true;
    default:
      return false;
  }
}

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

std::string group_key(const Found& found) {
  return found.declaration->qualified_name + found.declaration->specialization +
         found.declaration->signature;
}

/// One function per name and signature; a lone declaration and a lone definition of one name belong
/// together even when their parameter types are spelled differently.
std::vector<std::vector<Found>> group_functions(const std::vector<Found>& found) {
  std::vector<std::vector<Found>> groups;
  for (const Found& each : found) {
    const auto same = [&](const std::vector<Found>& group) {
      return group_key(group.front()) == group_key(each);
    };
    const auto group = std::find_if(groups.begin(), groups.end(), same);
    if (group == groups.end()) {
      groups.push_back({each});
    } else {
      group->push_back(each);
    }
  }
  if (groups.size() == 2) {
    const auto defines = [](const std::vector<Found>& group) {
      return std::any_of(group.begin(), group.end(),
                         [](const Found& f) { return f.declaration->is_definition; });
    };
    const bool same_name = groups[0].front().declaration->qualified_name ==
                           groups[1].front().declaration->qualified_name;
    if (same_name && defines(groups[0]) != defines(groups[1])) {
      groups[0].insert(groups[0].end(), groups[1].begin(), groups[1].end());
      groups.pop_back();
    }
  }
  return groups;
}

/// With a signature asked for, the other half of the function may spell it differently: found by
/// name when nothing else has that name.
void add_other_half(const OperationContext& context, const TargetName& name,
                    std::vector<Found>& found) {
  if (!name.signature || found.size() != 1) return;
  TargetName any = name;
  any.signature.reset();
  const std::vector<Found> all = context.state.upstream.find(any);
  const Declaration& known = *found.front().declaration;
  const DeclarationIndex& upstream = context.state.upstream;
  const auto same_class = [&](const Found& each) {
    return each.declaration->qualified_name == known.qualified_name &&
           class_specialization(upstream, each) == class_specialization(upstream, found.front());
  };
  const auto counterpart = [&](const Found& each) {
    return each.declaration != &known && same_class(each) &&
           each.declaration->qualifier.empty() != known.qualifier.empty();
  };
  const auto same_side = [&](const Found& each) {
    return same_class(each) && each.declaration->qualifier.empty() == known.qualifier.empty();
  };
  if (std::count_if(all.begin(), all.end(), counterpart) != 1) return;
  if (std::count_if(all.begin(), all.end(), same_side) != 1) return;
  found.push_back(*std::find_if(all.begin(), all.end(), counterpart));
}

FunctionSearch collect(const OperationContext& context, const Spelled<std::string>& target,
                       const std::vector<Found>& found) {
  FunctionSearch search;
  if (found.empty()) return search;
  const std::vector<std::vector<Found>> groups = group_functions(found);
  if (groups.size() > 1) {
    std::vector<Found> candidates;
    for (const auto& group : groups) candidates.push_back(group.front());
    report_ambiguous(context, target, candidates);
    search.reported = true;
    return search;
  }
  FunctionTarget function;
  std::vector<Found> definitions;
  std::vector<Found> in_class;
  for (const Found& each : groups.front()) {
    const bool member = is_member_kind(*each.declaration);
    if (member && each.declaration->qualifier.empty()) in_class.push_back(each);
    if (each.declaration->is_definition && !each.declaration->body.empty()) {
      definitions.push_back(each);
    } else {
      function.declarations.push_back(each);
    }
  }
  if (definitions.size() > 1 || in_class.size() > 1) {
    report_ambiguous(context, target, definitions.size() > 1 ? definitions : in_class);
    search.reported = true;
    return search;
  }
  if (!definitions.empty()) function.definition = definitions.front();
  if (!in_class.empty()) function.in_class = in_class.front();
  function.name = groups.front().front().declaration->name;
  function.qualified_name = groups.front().front().declaration->qualified_name;
  if (function.in_class) {
    const Declaration* owner = context.state.upstream.parent(function.in_class->declaration);
    function.class_ = Found{function.in_class->file_index, function.in_class->file, owner};
    function.class_specialization =
        class_specialization(context.state.upstream, *function.in_class);
  }
  search.target = std::move(function);
  return search;
}

}  // namespace

std::optional<TargetName> parse_target(const OperationContext& context,
                                       const Spelled<std::string>& target) {
  std::optional<TargetName> name = parse_target_name(target.value);
  if (!name) {
    context.error(target.where, fmt::format("'{}' is no name of a declaration", target.value),
                  {"write it as X, X::method, or X::method(int, const T &) to choose an overload"});
  }
  return name;
}

void report_no_target(const OperationContext& context, const Spelled<std::string>& target,
                      const char* what) {
  const DeclarationIndex& upstream = context.state.upstream;
  std::vector<std::string> hints;
  for (const std::string& name : upstream.nearest_to(target.value)) {
    hints.push_back(fmt::format("did you mean '{}'?", name));
  }
  hints.push_back(fmt::format("'patchgen outline {}' lists what can be patched",
                              context.state.input.sources.front().text->name()));
  context.error(target.where,
                fmt::format("no {} '{}' in {}", what, target.value, upstream.file_names()), hints);
}

void report_ambiguous(const OperationContext& context, const Spelled<std::string>& target,
                      const std::vector<Found>& candidates) {
  std::vector<std::string> hints;
  bool same_signature = true;
  for (const Found& candidate : candidates) {
    hints.push_back("it may be " + describe(candidate));
    same_signature &=
        candidate.declaration->qualified_name == candidates.front().declaration->qualified_name &&
        candidate.declaration->signature == candidates.front().declaration->signature;
  }
  if (!same_signature) {
    hints.emplace_back("add qualifiers, or the parameter types in parentheses");
  } else if (candidates.front().declaration->conditions !=
             candidates.back().declaration->conditions) {
    hints.emplace_back(
        "no target tells branches of an #if apart: replace what encloses them, or exclude them "
        "all");
  }
  context.error(
      target.where,
      fmt::format("'{}' is ambiguous: {} declarations match", target.value, candidates.size()),
      hints);
}

/// A class that is defined within `typedef struct X {…} Y;` or `struct X {…} y;` cannot go alone.
static std::optional<Found> unless_shared(const OperationContext& context,
                                          const Spelled<std::string>& target, const Found& class_) {
  const Declaration* around = context.state.upstream.parent(class_.declaration);
  const bool alone = around == nullptr || around->kind == DeclarationKind::Namespace ||
                     around->kind == DeclarationKind::LinkageSpecification ||
                     is_class_like(around->kind);
  if (alone) return class_;
  context.error(target.where,
                fmt::format("class '{}' is defined within the {} '{}' at {}", target.value,
                            kind_name(around->kind), around->name, place(class_)),
                {fmt::format("exclude '{}', which takes the class with it, and bring the new code "
                             "with add_helper; or override single methods",
                             around->name)});
  return std::nullopt;
}

std::optional<Found> find_class(const OperationContext& context,
                                const Spelled<std::string>& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return std::nullopt;
  const std::vector<Found> all = context.state.upstream.find(*name);
  const auto classes = keep_if(all, [](const Declaration& d) { return is_class_like(d.kind); });
  auto definitions = keep_if(classes, [](const Declaration& d) { return d.is_definition; });
  // A bare name means the primary template where the file has it.
  const auto primary =
      keep_if(definitions, [](const Declaration& d) { return d.specialization.empty(); });
  if (name->specialization.empty() && !primary.empty()) definitions = primary;
  if (definitions.size() == 1) return unless_shared(context, target, definitions.front());
  if (definitions.size() > 1) {
    report_ambiguous(context, target, definitions);
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
  return std::nullopt;
}

std::optional<Found> class_named(const DeclarationIndex& index, const TargetName& name) {
  TargetName any = name;
  any.specialization.clear();
  auto classes = keep_if(index.find(any), [](const Declaration& d) {
    return is_class_like(d.kind) && d.is_definition;
  });
  std::erase_if(classes, [&](const Found& f) { return !has_arguments(f, name.specialization); });
  if (classes.size() != 1) return std::nullopt;
  return classes.front();
}

/// `int models::rope(int)`, defined outside of its namespace: tokens alone do not tell it from a
/// method.
bool is_of_namespace(const DeclarationIndex& index, const Declaration& function) {
  if (function.kind != DeclarationKind::Method || function.qualifier.empty()) return false;
  std::string_view scope = function.qualified_name;
  scope.remove_suffix(std::min(scope.size(), function.name.size() + 2));
  return std::any_of(index.all().begin(), index.all().end(), [&](const Found& each) {
    return each.declaration->kind == DeclarationKind::Namespace &&
           each.declaration->qualified_name == scope;
  });
}

FunctionSearch find_free_function(const OperationContext& context,
                                  const Spelled<std::string>& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return {.target = std::nullopt, .reported = true};
  const std::vector<Found> all = context.state.upstream.find(*name);
  auto functions = keep_if(all, [&](const Declaration& d) {
    return d.kind == DeclarationKind::Function || is_of_namespace(context.state.upstream, d);
  });
  if (functions.empty() && !all.empty()) {
    context.error(target.where, fmt::format("'{}' is no free function", target.value),
                  {fmt::format("it is the {} {}", kind_name(all.front().declaration->kind),
                               describe(all.front())),
                   operation_for(*all.front().declaration)});
    return {.target = std::nullopt, .reported = true};
  }
  add_other_half(context, *name, functions);
  return collect(context, target, functions);
}

FunctionSearch find_method(const OperationContext& context, const Spelled<std::string>& target) {
  const std::optional<TargetName> name = parse_target(context, target);
  if (!name) return {.target = std::nullopt, .reported = true};
  const std::vector<Found> all = context.state.upstream.find(*name);
  auto methods = keep_if(all, [&](const Declaration& d) {
    return is_member_kind(d) && !is_of_namespace(context.state.upstream, d);
  });
  if (methods.empty() && !all.empty()) {
    const bool class_like = is_class_like(all.front().declaration->kind);
    context.error(target.where, fmt::format("'{}' is no method", target.value),
                  {fmt::format("it is the {} {}", kind_name(all.front().declaration->kind),
                               describe(all.front())),
                   class_like ? "name one of its methods: X::method"
                              : operation_for(*all.front().declaration)});
    return {.target = std::nullopt, .reported = true};
  }
  const DeclarationIndex& upstream = context.state.upstream;
  methods = with_class_arguments(upstream, spelled_class_arguments(target.value), methods);
  add_other_half(context, *name, methods);
  return collect(context, target, methods);
}

}  // namespace patchgen
