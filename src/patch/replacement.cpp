#include "patch/replacement.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "patch/class_templates.h"

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
      return is_function_like(declaration.kind) && declaration.is_definition;
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
  const std::string& spelled = context.state.input.patch_files[found.file_index].spelled;
  return {.found = found,
          .from_code = false,
          .origin = fmt::format("{} in {}", name_in_namespace(context.state.patches, found),
                                base_name(spelled))};
}

/// Only the patch files that this operation may take code from.
std::vector<Found> in_reach(const OperationContext& context, std::vector<Found> found) {
  if (!context.operation.patch_file) {
    const std::size_t own = context.state.input.spec->patch_files.size();
    std::erase_if(found, [&](const Found& each) { return each.file_index >= own; });
    return found;
  }
  const std::string& wanted = context.operation.patch_file->value;
  std::erase_if(found, [&](const Found& each) {
    return context.state.input.patch_files[each.file_index].spelled != wanted;
  });
  return found;
}

std::string reach(const OperationContext& context) {
  if (context.operation.patch_file) return context.operation.patch_file->value;
  std::string result;
  for (const auto& file : context.state.input.spec->patch_files) {
    result += (result.empty() ? "" : ", ") + file.value;
  }
  return result;
}

std::vector<Found> candidates_named(const OperationContext& context, ReplacementKind kind,
                                    const TargetName& name) {
  std::vector<Found> found = in_reach(context, context.state.patches.find(name));
  std::erase_if(found, [&](const Found& each) { return !fits(kind, *each.declaration); });
  if (kind == ReplacementKind::Class && name.specialization.empty()) {
    std::erase_if(found, [](const Found& f) { return !f.declaration->specialization.empty(); });
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

std::optional<Replacement> choose(const OperationContext& context, ByteRange where,
                                  std::string_view name, std::vector<Found> found,
                                  const std::string& signature) {
  if (found.size() > 1) {
    const auto same = std::count_if(found.begin(), found.end(), [&](const Found& each) {
      return comparable_signature(context.state.patches, each) == signature;
    });
    if (same == 1) {
      std::erase_if(found, [&](const Found& f) {
        return comparable_signature(context.state.patches, f) != signature;
      });
    }
  }
  if (found.size() == 1) return from_patch_file(context, found.front());
  std::vector<std::string> hints;
  for (const Found& each : found) hints.push_back("it may be " + describe(each));
  hints.emplace_back("choose one with \"replacement\", with its parameter types in parentheses");
  context.error(
      where,
      fmt::format("replacement '{}' is ambiguous: {} declarations of the patch files match", name,
                  found.size()),
      hints);
  return std::nullopt;
}

std::optional<Replacement> find_by_name(const OperationContext& context, ReplacementKind kind,
                                        const Spelled<std::string>& spelled,
                                        const std::string& signature) {
  const std::optional<TargetName> name = parse_target_name(spelled.value);
  if (!name) {
    context.error(spelled.where, fmt::format("'{}' is no name of a declaration", spelled.value));
    return std::nullopt;
  }
  std::vector<Found> found = candidates_named(context, kind, *name);
  if (found.size() > 1) {
    found = with_class_arguments(context.state.patches, spelled_class_arguments(spelled.value), found);
  }
  if (!found.empty()) return choose(context, spelled.where, spelled.value, found, signature);
  const std::vector<Found> others = in_reach(context, context.state.patches.find(*name));
  if (!others.empty()) {
    context.error(spelled.where,
                  fmt::format("replacement '{}' is no {}", spelled.value, noun(kind)),
                  {fmt::format("it is the {} {}", kind_name(others.front().declaration->kind),
                               describe(others.front()))});
    return std::nullopt;
  }
  std::vector<std::string> hints = nearest_in_patches(context, spelled.value);
  if (reach(context).empty()) hints.emplace_back("the spec has no \"patch_files\"");
  context.error(
      spelled.where,
      fmt::format("no {} '{}' in the patch files ({})", noun(kind), spelled.value, reach(context)),
      hints);
  return std::nullopt;
}

std::optional<Replacement> find_by_own_name(const OperationContext& context, ReplacementKind kind,
                                            const std::string& own_name,
                                            const std::string& signature) {
  const ByteRange where = context.operation.where;
  std::optional<TargetName> name = parse_target_name(own_name);
  const std::size_t fewest = kind == ReplacementKind::Member ? 2 : 1;
  while (name && name->path.size() >= fewest) {
    std::vector<Found> found = candidates_named(context, kind, *name);
    if (found.size() > 1) {
      const std::vector<Found> same =
          with_class_arguments(context.state.patches, spelled_class_arguments(own_name), found);
      if (!same.empty()) found = same;
    }
    if (!found.empty()) return choose(context, where, own_name, found, signature);
    name->path.erase(name->path.begin());
  }
  std::vector<std::string> hints;
  if (reach(context).empty()) {
    hints.emplace_back("the spec has no \"patch_files\": add one, or give \"code\"");
  } else {
    hints = nearest_in_patches(context, own_name);
    hints.emplace_back("name it with \"replacement\" when it is called otherwise");
  }
  context.error(
      where,
      fmt::format("no {} '{}' in the patch files ({})", noun(kind), own_name, reach(context)),
      hints);
  return std::nullopt;
}

/// Members are read inside of a class head, so that constructors and the like are understood.
std::optional<Replacement> find_in_code(const OperationContext& context, ReplacementKind kind,
                                        const std::string& own_class) {
  const Spelled<std::string>& code = *context.operation.code;
  const bool member = kind == ReplacementKind::Member;
  const std::string text =
      member ? fmt::format("struct {} {{\n{}\n}};\n", own_class, code.value) : code.value + "\n";
  auto source = std::make_shared<SourceText>(context.state.input.spec->text->name(), text);
  auto outline = std::make_shared<Outline>(read_outline(*source, context.state.diagnostics));
  context.state.spec_code.push_back({source, outline});
  const OutlinedFile& file = context.state.spec_code.back();

  const std::vector<Declaration>* declarations = &file.outline->declarations;
  if (member && declarations->size() == 1) declarations = &declarations->front().children;
  const bool usable = file.outline->problems.empty() && declarations->size() == 1 &&
                      fits(kind, declarations->front());
  if (!usable) {
    context.error(code.where, fmt::format("\"code\" must hold exactly one {}", noun(kind)),
                  {file.outline->problems.empty()
                       ? fmt::format("it holds {} declarations", declarations->size())
                       : file.outline->problems.front().message});
    return std::nullopt;
  }
  return Replacement{
      .found = {0, &file, &declarations->front()}, .from_code = true, .origin = "code in the spec"};
}

}  // namespace

std::optional<Replacement> find_replacement(const OperationContext& context, ReplacementKind kind,
                                            const std::string& own_name,
                                            const std::string& signature,
                                            const std::string& own_class) {
  if (context.operation.code) return find_in_code(context, kind, own_class);
  if (!context.operation.replacements.empty()) {
    return find_by_name(context, kind, context.operation.replacements.front(), signature);
  }
  return find_by_own_name(context, kind, own_name, signature);
}

std::optional<Replacement> find_patch_declaration(const OperationContext& context,
                                                  const Spelled<std::string>& name) {
  return find_by_name(context, ReplacementKind::Any, name, "");
}

}  // namespace patchgen
