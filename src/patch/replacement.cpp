#include "patch/replacement.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "patch/branch_choice.h"
#include "patch/class_templates.h"
#include "patch/likeness.h"
#include "patch/name_map.h"
#include "patch/named_things.h"
#include "patch/template_text.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

const char* noun(ReplacementKind kind) {
  switch (kind) {
    case ReplacementKind::Class:
      return "class definition";
    case ReplacementKind::Function:
      return "function definition";
    case ReplacementKind::Member:
      return "method definition";
    case ReplacementKind::Any:
      break;
  }
  return "declaration";
}

bool fits(ReplacementKind kind, const Declaration& declaration) {
  switch (kind) {
    case ReplacementKind::Class:
      return is_class_like(declaration.kind) && declaration.is_definition;
    case ReplacementKind::Function:
    case ReplacementKind::Member:
      return is_function_like(declaration.kind) && declaration.is_definition;
    case ReplacementKind::Any:
      return true;
  }
  return false;
}

/// `X::f` of `a::b::X::f`: the namespaces of a patch file are its own affair.
std::string_view name_in_namespace(const DeclarationIndex& index, const Found& found) {
  std::string_view name = found.declaration->qualified_name;
  for (const std::string& space : enclosing_namespaces(index, found.declaration)) {
    if (!space.empty() && name.starts_with(space + "::")) name.remove_prefix(space.size() + 2);
  }
  return name;
}

/// File name of a path: what markers call a patch file.
std::string_view base_name(std::string_view path) {
  return path.substr(path.find_last_of('/') + 1);
}

Replacement from_patch_file(const OperationContext& context, const Found& found) {
  const std::string& spelled =
      context.state.input.patch_files[found.file_index].names.front().spelled;
  return {.found = found,
          .from_code = false,
          .origin = fmt::format("{} in {}", name_in_namespace(context.state.patches, found),
                                base_name(spelled))};
}

/// The patch files of the spec that the operation stands in.
const std::vector<Spelled<std::string>>& own_patch_files(const OperationContext& context) {
  const PatchSpec& spec = *context.state.input.spec;
  const auto& inherited = context.operation.inherited;
  return inherited ? spec.inherited[inherited->spec].patch_files : spec.patch_files;
}

/// Whether the operation may take code from `file`.
bool is_in_reach(const OperationContext& context, const PatchFile& file) {
  std::optional<std::size_t> spec;
  if (context.operation.inherited) spec = context.operation.inherited->spec;
  const std::vector<Spelled<std::string>>& own = own_patch_files(context);
  return std::any_of(file.names.begin(), file.names.end(), [&](const PatchFile::Name& name) {
    if (name.inherited != spec) return false;
    if (context.operation.patch_file) return name.spelled == context.operation.patch_file->value;
    return std::any_of(own.begin(), own.end(), [&](const Spelled<std::string>& each) {
      return each.value == name.spelled;
    });
  });
}

/// Only the patch files that this operation may take code from.
std::vector<Found> in_reach(const OperationContext& context, std::vector<Found> found) {
  std::erase_if(found, [&](const Found& each) {
    return !is_in_reach(context, context.state.input.patch_files[each.file_index]);
  });
  return found;
}

std::string reach(const OperationContext& context) {
  if (context.operation.patch_file) return context.operation.patch_file->value;
  std::string result;
  for (const auto& file : own_patch_files(context)) {
    result += (result.empty() ? "" : ", ") + file.value;
  }
  return result;
}

/// `target` is what they are to replace; may be null.
std::vector<Found> candidates_named(const OperationContext& context, ReplacementKind kind,
                                    const TargetName& name, const Found* target) {
  std::vector<Found> found = in_reach(context, context.state.patches.find(name));
  std::erase_if(found, [&](const Found& each) { return !fits(kind, *each.declaration); });
  if (kind == ReplacementKind::Class && name.specialization.empty()) {
    std::erase_if(found, [](const Found& f) { return !f.declaration->specialization.empty(); });
  }
  // `X<float>::f` may be `template <> int X<float>::f()`.
  const bool for_specialization = target != nullptr &&
                                  is_function_like(target->declaration->kind) &&
                                  is_explicit_specialization(*target);
  if (for_specialization && name.specialization.empty()) {
    keep_specializations(*target, found);
  } else if (name.class_arguments.empty()) {
    keep_primary(name, found);
  }
  if (kind == ReplacementKind::Any && found.size() > 1) {
    // A definition rather than declarations.
    const auto defines = [](const Found& f) { return f.declaration->is_definition; };
    if (std::any_of(found.begin(), found.end(), defines)) {
      std::erase_if(found, [&](const Found& f) { return !defines(f); });
    }
  }
  return found;
}

std::vector<std::string> nearest_in_patches(const OperationContext& context,
                                            std::string_view name) {
  std::vector<std::string> hints;
  for (const std::string& near : context.state.patches.nearest_to(name)) {
    hints.push_back(fmt::format("did you mean '{}'?", near));
  }
  return hints;
}

void report_missing(const OperationContext& context, ReplacementKind kind, ByteRange where,
                    std::string_view name, const std::vector<std::string>& more_hints) {
  if (reach(context).empty()) {
    context.error(where, fmt::format("no {} '{}': the spec names no patch files", noun(kind), name),
                  {"add \"patch_files\", or give \"code\""});
    return;
  }
  std::vector<std::string> hints = nearest_in_patches(context, name);
  hints.insert(hints.end(), more_hints.begin(), more_hints.end());
  context.error(where,
                fmt::format("no {} '{}' in the patch files ({})", noun(kind), name, reach(context)),
                hints);
}

/// For a declaration of the patch files that does not serve.
std::string what_it_is(const Found& found) {
  const bool declared =
      !found.declaration->is_definition &&
      (is_function_like(found.declaration->kind) || is_class_like(found.declaration->kind));
  return fmt::format("it is {} {} {}", declared ? "only a declaration of the" : "the",
                     kind_name(found.declaration->kind), describe(found));
}

/// What "code" holds instead of the one definition that it should.
std::string what_it_holds(const OutlinedFile& file, const std::vector<Declaration>& declarations) {
  if (!file.outline->problems.empty()) return file.outline->problems.front().message;
  if (declarations.empty()) return "it holds no declaration";
  if (declarations.size() > 1) return fmt::format("it holds {} declarations", declarations.size());
  const Declaration& only = declarations.front();
  return fmt::format("it holds {} {} {}", only.is_definition ? "the" : "a declaration of the",
                     kind_name(only.kind), only.name);
}

std::optional<Replacement> choose(const OperationContext& context, ByteRange where,
                                  std::string_view name, std::vector<Found> found,
                                  const Likeness& likeness) {
  if (found.size() > 1) {
    const NameMap names(context.operation.name_map);
    const auto has_signature = [&](const Found& each) {
      return names.apply(comparable_signature(context.state.patches, each)) == likeness.signature;
    };
    std::vector<Found> same;
    std::copy_if(found.begin(), found.end(), std::back_inserter(same), has_signature);
    std::vector<Found>& alike = same.empty() ? found : same;
    if (likeness.target != nullptr) {
      if (differ_in_conditions(alike)) keep_branch(*likeness.target->declaration, alike);
      if (same.size() > 1) keep_alike(names, *likeness.target, same);
      if (differ_in_conditions(alike)) keep_branch(*likeness.target->declaration, alike);
    }
    if (same.size() == 1) found = same;
  }
  if (found.size() == 1) return from_patch_file(context, found.front());
  std::vector<std::string> hints;
  for (const Found& each : found) hints.push_back("it may be " + describe(each));
  const bool branches =
      differ_in_conditions(found) &&
      std::all_of(found.begin(), found.end(), [&](const Found& each) {
        return each.declaration->signature == found.front().declaration->signature;
      });
  hints.emplace_back(
      branches ? "the one in the target's own branch is taken, and none of these stands in it: put "
                 "the #if into the body, or give them names of their own"
               : "choose one with \"replacement\": add qualifiers, or the parameter types in "
                 "parentheses");
  context.error(
      where,
      fmt::format("replacement '{}' is ambiguous: {} declarations of the patch files match", name,
                  found.size()),
      hints);
  return std::nullopt;
}

std::optional<Replacement> find_by_name(const OperationContext& context, ReplacementKind kind,
                                        const Spelled<std::string>& spelled,
                                        const Likeness& likeness) {
  const std::optional<TargetName> name = parse_target_name(spelled.value);
  if (!name) {
    context.error(spelled.where, fmt::format("'{}' is no name of a declaration", spelled.value));
    return std::nullopt;
  }
  std::vector<Found> found = candidates_named(context, kind, *name, likeness.target);
  if (found.size() > 1) {
    found =
        with_class_arguments(context.state.patches, spelled_class_arguments(spelled.value), found);
  }
  if (!found.empty()) return choose(context, spelled.where, spelled.value, found, likeness);
  const std::vector<Found> others = in_reach(context, context.state.patches.find(*name));
  if (!others.empty()) {
    context.error(spelled.where,
                  fmt::format("replacement '{}' is no {}", spelled.value, noun(kind)),
                  {what_it_is(others.front())});
    return std::nullopt;
  }
  report_missing(context, kind, spelled.where, spelled.value, {});
  return std::nullopt;
}

/// `template <class U> operator U()` of the class in `own_name`, which calls it `X::operator T`.
std::vector<Found> conversion_templates(const OperationContext& context,
                                        const std::string& own_name) {
  constexpr std::string_view kOperator = "::operator ";
  const std::size_t at = own_name.rfind(kOperator);
  if (at == std::string::npos) return {};
  std::string_view class_name(own_name.data(), at);
  class_name.remove_prefix(std::min(class_name.size(), class_name.rfind(':') + 1));
  std::vector<Found> result;
  for (const Found& each : context.state.patches.all()) {
    const Declaration& declaration = *each.declaration;
    if (declaration.kind != DeclarationKind::ConversionFunction || !declaration.is_definition) {
      continue;
    }
    const std::vector<ByteRange> heads = template_heads(each);
    if (heads.size() <= class_head_count(each)) continue;
    const std::vector<std::string> names = template_parameter_names(*each.file, heads.back());
    const std::string type = declaration.name.substr(kOperator.size() - 2);
    const std::string owner = fmt::format("{}::{}", class_name, declaration.name);
    const bool of_class =
        declaration.qualified_name == owner || declaration.qualified_name.ends_with("::" + owner);
    if (of_class && std::find(names.begin(), names.end(), type) != names.end()) {
      result.push_back(each);
    }
  }
  return in_reach(context, std::move(result));
}

std::optional<Replacement> find_by_own_name(const OperationContext& context, ReplacementKind kind,
                                            const std::string& own_name, const Likeness& likeness) {
  const ByteRange where = context.operation.where;
  std::optional<TargetName> name = parse_target_name(own_name);
  const std::size_t fewest = kind == ReplacementKind::Member ? 2 : 1;
  while (name && name->path.size() >= fewest) {
    std::vector<Found> found = candidates_named(context, kind, *name, likeness.target);
    if (found.size() > 1) {
      const std::vector<Found> same =
          with_class_arguments(context.state.patches, spelled_class_arguments(own_name), found);
      if (!same.empty()) found = same;
    }
    if (!found.empty()) return choose(context, where, own_name, found, likeness);
    name->path.erase(name->path.begin());
  }
  if (const std::vector<Found> found = conversion_templates(context, own_name); !found.empty()) {
    return choose(context, where, own_name, found, likeness);
  }
  report_missing(context, kind, where, own_name,
                 {"name it with \"replacement\" when it is called otherwise"});
  return std::nullopt;
}

/// What stands around the one declaration of "code" has no place in the output: an `#if` there is
/// an error.
bool holds_all_directives(const OperationContext& context, const OutlinedFile& file,
                          const Declaration& declaration, const char* noun) {
  for (const Directive& directive : file.outline->directives) {
    if (declaration.owned.contains(directive.range.begin)) continue;
    context.error(
        context.operation.code->where,
        fmt::format(
            "'{}' in \"code\" stands outside of the {}, which alone takes the target's place",
            file.text->slice(directive.range), noun),
        {is_function_like(declaration.kind)
             ? "put the directive into the body, or bring what it needs with add_helper"
             : "put the directive into the class, or bring what it needs with add_helper",
         "add_post_include_block and add_include bring directives for the whole file"});
    return false;
  }
  return true;
}

/// Members are read inside of a class head, so that constructors and the like are understood.
std::optional<Replacement> find_in_code(const OperationContext& context, ReplacementKind kind,
                                        const std::string& own_class) {
  const Spelled<std::string>& code = *context.operation.code;
  const bool member = kind == ReplacementKind::Member;
  const std::string text =
      member ? fmt::format("struct {} {{\n{}\n}};\n", own_class, code.value) : code.value + "\n";
  auto source = std::make_shared<SourceText>(context.spec_text().name(), text);
  auto outline = std::make_shared<Outline>(read_outline(*source));
  context.state.spec_code.push_back({source, outline});
  const OutlinedFile& file = context.state.spec_code.back();

  const std::vector<Declaration>* declarations = &file.outline->declarations;
  if (member && declarations->size() == 1) declarations = &declarations->front().children;
  const bool usable = file.outline->problems.empty() && declarations->size() == 1 &&
                      fits(kind, declarations->front());
  if (!usable) {
    context.error(code.where, fmt::format("\"code\" must hold exactly one {}", noun(kind)),
                  {what_it_holds(file, *declarations)});
    return std::nullopt;
  }
  if (!holds_all_directives(context, file, declarations->front(), noun(kind))) return std::nullopt;
  return Replacement{.found = {0, &file, &declarations->front()},
                     .from_code = true,
                     .origin = context.code_origin()};
}

/// A template in the place of a specialisation would be there beside the template itself.
bool is_template_for_specialization(const Found& target, const Found& replacement) {
  if (!is_function_like(target.declaration->kind) || !is_explicit_specialization(target)) {
    return false;
  }
  return !is_explicit_specialization(replacement) &&
         template_heads(replacement).size() > class_head_count(replacement);
}

std::optional<Replacement> find_any_replacement(const OperationContext& context,
                                                ReplacementKind kind, const std::string& own_name,
                                                const std::string& own_class,
                                                const Likeness& likeness) {
  if (context.operation.code) return find_in_code(context, kind, own_class);
  if (!context.operation.replacements.empty()) {
    return find_by_name(context, kind, context.operation.replacements.front(), likeness);
  }
  return find_by_own_name(context, kind, own_name, likeness);
}

}  // namespace

std::optional<Replacement> find_replacement(const OperationContext& context, ReplacementKind kind,
                                            const std::string& own_name,
                                            const std::string& signature,
                                            const std::string& own_class, const Found* target) {
  const Likeness likeness{signature, target};
  std::optional<Replacement> found =
      find_any_replacement(context, kind, own_name, own_class, likeness);
  if (!found || target == nullptr) return found;
  if (!is_template_for_specialization(*target, found->found)) return found;
  context.error(context.operation.where,
                fmt::format("'{}' is a specialisation, and its replacement is a template: {}",
                            own_name, describe(found->found)),
                {"write the replacement as 'template <> …' too, or without a template head"});
  return std::nullopt;
}

std::optional<Replacement> find_patch_definition(const OperationContext& context,
                                                 ReplacementKind kind,
                                                 const Spelled<std::string>& name) {
  return find_by_name(context, kind, name, Likeness{});
}

std::optional<Replacement> find_patch_declaration(const OperationContext& context,
                                                  const Spelled<std::string>& name) {
  return find_by_name(context, ReplacementKind::Any, name, {.signature = "", .target = nullptr});
}

}  // namespace patchgen
