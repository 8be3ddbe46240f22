#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

#include "patch/branch_choice.h"
#include "patch/chosen_source.h"
#include "patch/code_conditionals.h"
#include "patch/helper_placement.h"
#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/namespace_scope_names.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/replacement.h"
#include "patch/slice_rewriter.h"
#include "patch/target_problems.h"
#include "patch/targets.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// `int a, b;` is brought once, whichever of its names are asked for.
bool is_brought(const std::vector<Helper>& helpers, const Found& declaration) {
  return std::any_of(helpers.begin(), helpers.end(), [&](const Helper& helper) {
    const Found& other = helper.declaration;
    return other.declaration != nullptr && other.file_index == declaration.file_index &&
           other.declaration->range == declaration.declaration->range;
  });
}

/// Upstream's definition of the same name, parameters and namespaces, if there is one.
std::optional<Found> clash(const OperationContext& context, const Declaration& helper,
                           const NameMap& names) {
  for (const Found& each : context.state.upstream.all()) {
    if (each.declaration->is_definition && each.declaration->name == names.apply(helper.name) &&
        each.declaration->qualified_name == names.apply(helper.qualified_name) &&
        each.declaration->signature == names.apply(helper.signature) &&
        each.declaration->specialization == names.apply(helper.specialization) &&
        each.declaration->kind == helper.kind) {
      return each;
    }
  }
  return std::nullopt;
}

void report_clash(const OperationContext& context, ByteRange where, const std::string& name,
                  const Found& there) {
  context.error(
      where, fmt::format("upstream defines '{}' itself", name),
      {"defined as " + describe(there),
       "replace it with replace_function or replace_class, or call the helper otherwise"});
}

/// Reports what is wrong with helpers that stand in the spec: brackets, or names that upstream has.
bool code_is_fine(const OperationContext& context, const Spelled<std::string>& code) {
  auto source = std::make_shared<SourceText>(context.spec_text().name(), code.value);
  const Outline outline = read_outline(*source);
  if (!outline.problems.empty()) {
    context.error(code.where, "the brackets of \"code\" do not match",
                  {outline.problems.front().message});
    return false;
  }
  bool fine = true;
  for_each_declaration(outline.declarations, [&](const Declaration& each, const Declaration*) {
    const bool is_scope = each.kind == DeclarationKind::Namespace ||
                          each.kind == DeclarationKind::LinkageSpecification;
    if (is_scope || !fine) return;
    if (const auto there = clash(context, each, NameMap())) {
      report_clash(context, code.where, each.name, *there);
      fine = false;
    }
  });
  return fine;
}

/// The namespaces that `found` stands in, by the names that they get.
std::vector<std::string> mapped_namespaces(const OperationContext& context, const Found& found,
                                           const NameMap& names) {
  constexpr std::string_view kInline = "inline ";
  std::vector<std::string> result = spelled_namespaces(context.state.patches, found);
  for (std::string& each : result) {
    const std::size_t begin = each.starts_with(kInline) ? kInline.size() : 0;
    each.replace(begin, std::string::npos, names.apply(std::string_view(each).substr(begin)));
  }
  return result;
}

std::optional<Helper> from_patch_file(const OperationContext& context,
                                      const Spelled<std::string>& name) {
  const std::optional<Replacement> replacement = find_patch_declaration(context, name);
  if (!replacement) return std::nullopt;
  const Found& found = replacement->found;
  const NameMap names(context.operation.name_map);
  if (const auto there = clash(context, *found.declaration, names)) {
    report_clash(context, name.where, name.value, *there);
    return std::nullopt;
  }
  context.bring(found, names.apply(found.declaration->name));
  SliceRewriter rewriter(*found.file, found.declaration->owned);
  rewriter.apply(names);
  CodeBlock code = rewriter.render();
  if (is_class_like(found.declaration->kind)) {
    // A class is of no use without the members that are defined outside of it.
    for (const Found& member : out_of_line_members(context.state.patches, found)) {
      if (member.file_index != found.file_index) continue;
      context.bring(member, "");
      SliceRewriter part(*member.file, member.declaration->owned);
      part.apply(names);
      append(code, "\n\n", part.render());
    }
  }
  return Helper{.code = std::move(code),
                .namespaces = mapped_namespaces(context, found, names),
                .origins = {replacement->origin},
                .declaration = found,
                .names = {names.apply(found.declaration->name)}};
}

std::vector<Helper> collect_helpers(const OperationContext& context) {
  std::vector<Helper> helpers;
  const Operation& operation = context.operation;
  if (operation.code) {
    if (!check_conditionals(context, *operation.code)) return helpers;
    if (!code_is_fine(context, *operation.code)) return helpers;
    Helper helper;
    helper.code.text = operation.code->value;
    helper.origins = {context.code_origin()};
    helper.names = namespace_scope_names(operation.code->value);
    helpers.push_back(std::move(helper));
  } else if (operation.external) {
    Helper helper;
    const std::string& name = operation.external->name.value;
    helper.code.text = fmt::format("using {};", name);
    helper.names = {name.substr(name.rfind(':') + 1)};
    helpers.push_back(std::move(helper));
  } else {
    for (const auto& name : operation.replacements) {
      auto helper = from_patch_file(context, name);
      if (helper && !is_brought(helpers, helper->declaration)) {
        helpers.push_back(std::move(*helper));
      }
    }
  }
  return helpers;
}

/// The one declaration in upstream that "after" or "before" names: the last or first one of a
/// function that has several.
std::optional<Found> find_anchor(const OperationContext& context, const Target& spelled,
                                 bool after) {
  const std::optional<TargetName> name = parse_target(context, spelled);
  if (!name) return std::nullopt;
  std::vector<Found> found = declarations_named(context.state.upstream, *name, spelled.value);
  std::erase_if(found,
                [](const Found& f) { return f.declaration->kind == DeclarationKind::Namespace; });
  // A class is meant rather than its constructors, a definition rather than its declarations.
  const auto prefer = [&](auto&& wanted) {
    if (std::any_of(found.begin(), found.end(), wanted)) {
      std::erase_if(found, [&](const Found& f) { return !wanted(f); });
    }
  };
  prefer([](const Found& f) { return is_class_like(f.declaration->kind); });
  prefer([](const Found& f) { return f.declaration->is_definition; });
  prefer([](const Found& f) { return f.declaration->specialization.empty(); });
  if (found.empty()) {
    report_no_target(context, spelled, "declaration");
    return std::nullopt;
  }
  const bool one_name = std::all_of(found.begin(), found.end(), [&](const Found& each) {
    return each.declaration->qualified_name == found.front().declaration->qualified_name &&
           each.declaration->signature == found.front().declaration->signature;
  });
  if (!one_name) {
    report_ambiguous(context, spelled, found);
    return std::nullopt;
  }
  const std::vector<Found> all = found;
  found = in_branches(all, spelled.branch);
  if (found.empty()) {
    report_no_branch(context, spelled, all);
    return std::nullopt;
  }
  // Beside one of several copies the helper would not be there for the other branches.
  const bool one_branch = std::all_of(found.begin(), found.end(), [&](const Found& each) {
    return each.declaration->conditions == found.front().declaration->conditions;
  });
  if (!one_branch) {
    report_ambiguous(context, spelled, found, /*all_make_sense=*/false);
    return std::nullopt;
  }
  return after ? found.back() : found.front();
}

/// The include that an external helper comes with.
std::string needed_include(const OperationContext& context) {
  const auto& external = context.operation.external;
  return external ? external->include.value : "";
}

/// `Reason: …`, and `Source: …` of each helper.
std::vector<std::string> helper_notes(const OperationContext& context,
                                      const std::vector<Helper>& helpers) {
  std::vector<std::string> notes = marker_notes(context.operation.description, "");
  for (const Helper& helper : helpers) {
    for (const std::string& origin : helper.origins) {
      for (std::string& note : marker_notes("", origin)) notes.push_back(std::move(note));
    }
  }
  return notes;
}

void put_beside(const OperationContext& context, std::vector<Helper> helpers, const Found& anchor,
                bool after) {
  const auto classes = enclosing_classes(context.state.upstream, anchor.declaration);
  const Declaration& place = classes.empty() ? *anchor.declaration : *classes.front();
  const SourceText& text = *anchor.file->text;
  const std::string include = needed_include(context);
  if (!include.empty()) ensure_include(context, anchor, include);
  const std::size_t offset = after ? line_after(text, place.owned) : line_before(text, place.owned);
  settle_namespaces(helpers, enclosing_namespaces(context.state.upstream, &place));
  Marker marker{.label = "HELPERS", .subject = "", .notes = helper_notes(context, helpers)};
  for (std::size_t i = 0; i < helpers.size(); ++i) {
    Helper& helper = helpers[i];
    Edit edit = context.edit(anchor, {offset, offset}, EditLayout::NewLines);
    edit.code = std::move(helper.code);
    edit.indent = indentation_at(text, place.range.begin);
    edit.blank_line_around = true;
    edit.rank = kHelperRank;
    if (i == 0) edit.marker = marker;
    context.add(std::move(edit));
    for (const std::string& origin : helper.origins) {
      context.did(Effect::Action::Added, "helper", anchor, {offset, offset}, origin);
    }
  }
}

}  // namespace

void plan_add_helper(const OperationContext& context) {
  const Operation& operation = context.operation;
  std::vector<Helper> helpers = collect_helpers(context);
  if (operation.after || operation.before) {
    const bool after = operation.after.has_value();
    const auto anchor = find_anchor(context, after ? *operation.after : *operation.before, after);
    if (anchor) put_beside(context, std::move(helpers), *anchor, after);
    return;
  }
  std::optional<std::size_t> source;
  if (operation.source) {
    const std::optional<Found> chosen = chosen_source(context);
    if (!chosen) return;
    source = chosen->file_index;
  }
  settle_namespaces(helpers, {});
  for (Helper& helper : helpers) {
    context.state.helpers.push_back({.code = std::move(helper.code),
                                     .names = std::move(helper.names),
                                     .include = needed_include(context),
                                     .source = source,
                                     .reason = operation.description,
                                     .origins = std::move(helper.origins),
                                     .operation = context.index});
  }
}

}  // namespace patchgen
