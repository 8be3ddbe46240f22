#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "patch/replacement.h"
#include "patch/slice_rewriter.h"
#include "patch/targets.h"
#include "source/indent_style.h"

namespace patchgen {
namespace {

/// A helper, ready to be put somewhere.
struct Helper {
  CodeBlock code;
  std::vector<std::string> namespaces;  ///< that it stands in, outermost first
  std::string origin;
};

/// Upstream's definition of the same name, parameters and namespaces, if there is one.
std::optional<Found> clash(const OperationContext& context, const Declaration& helper) {
  for (const Found& each : context.state.upstream.all()) {
    if (each.declaration->is_definition && each.declaration->name == helper.name &&
        each.declaration->qualified_name == helper.qualified_name &&
        each.declaration->signature == helper.signature &&
        each.declaration->specialization == helper.specialization &&
        each.declaration->kind == helper.kind) {
      return each;
    }
  }
  return std::nullopt;
}

std::optional<Helper> from_patch_file(const OperationContext& context,
                                      const Spelled<std::string>& name) {
  const std::optional<Replacement> replacement = find_patch_declaration(context, name);
  if (!replacement) return std::nullopt;
  const Found& found = replacement->found;
  if (const auto there = clash(context, *found.declaration)) {
    context.error(
        name.where, fmt::format("upstream defines '{}' itself", name.value),
        {"defined as " + describe(*there),
         "replace it with replace_function or replace_class, or call the helper otherwise"});
    return std::nullopt;
  }
  SliceRewriter rewriter(*found.file, found.declaration->owned);
  rewriter.apply(NameMap(context.operation.name_map));
  return Helper{.code = rewriter.render(),
                .namespaces = enclosing_namespaces(context.state.patches, found.declaration),
                .origin = replacement->origin};
}

std::vector<Helper> collect_helpers(const OperationContext& context) {
  std::vector<Helper> helpers;
  const Operation& operation = context.operation;
  if (operation.code) {
    Helper helper;
    helper.code.text = operation.code->value;
    helpers.push_back(std::move(helper));
  } else if (operation.external) {
    Helper helper;
    helper.code.text = fmt::format("using {};", operation.external->name.value);
    helpers.push_back(std::move(helper));
    const std::string& include = operation.external->include.value;
    if (!include.empty()) ensure_include(context, first_source(context.state), include);
  } else {
    for (const auto& name : operation.replacements) {
      if (auto helper = from_patch_file(context, name)) helpers.push_back(std::move(*helper));
    }
  }
  return helpers;
}

/// Wraps `code` in those of its namespaces that its new place does not provide. A place in foreign
/// namespaces provides all that can be had: the code goes there as it is.
void wrap(CodeBlock& code, const std::vector<std::string>& own,
          const std::vector<std::string>& place) {
  const bool inside =
      place.size() <= own.size() && std::equal(place.begin(), place.end(), own.begin());
  if (!inside) return;
  std::string open;
  std::string close;
  for (std::size_t i = place.size(); i < own.size(); ++i) {
    const std::string space = own[i].empty() ? "" : " " + own[i];
    open += fmt::format("namespace{} {{\n", space);
    close = fmt::format("\n}}  // namespace{}", space) + close;
  }
  if (open.empty()) return;
  CodeBlock wrapped;
  wrapped.text = open;
  wrapped.style = code.style;
  append(wrapped, "\n", code);
  wrapped.text += "\n" + close;
  code = std::move(wrapped);
}

/// The one declaration in upstream that "after" or "before" names: the last or first one of a
/// function that has several.
std::optional<Found> find_anchor(const OperationContext& context,
                                 const Spelled<std::string>& spelled, bool after) {
  const std::optional<TargetName> name = parse_target(context, spelled);
  if (!name) return std::nullopt;
  std::vector<Found> found = context.state.upstream.find(*name);
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
  return after ? found.back() : found.front();
}

void put_beside(const OperationContext& context, std::vector<Helper> helpers, const Found& anchor,
                bool after) {
  const auto classes = enclosing_classes(context.state.upstream, anchor.declaration);
  const Declaration& place = classes.empty() ? *anchor.declaration : *classes.front();
  const SourceText& text = *anchor.file->text;
  const std::size_t offset =
      after ? line_after(text, place.owned) : text.line_begin(place.owned.begin);
  for (Helper& helper : helpers) {
    wrap(helper.code, helper.namespaces, enclosing_namespaces(context.state.upstream, &place));
    Edit edit = context.edit(anchor, {offset, offset}, EditLayout::NewLines);
    edit.code = std::move(helper.code);
    edit.indent = indentation_at(text, place.range.begin);
    edit.blank_line_around = true;
    edit.rank = kHelperRank;
    edit.marker = Marker{.label = "HELPERS",
                         .subject = "",
                         .notes = marker_notes(context.operation.description, helper.origin)};
    context.add(std::move(edit));
    context.did(Effect::Action::Added, "helper", anchor, {offset, offset}, helper.origin);
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
  const Found at = first_source(context.state);
  for (Helper& helper : helpers) {
    wrap(helper.code, helper.namespaces, {});
    const std::size_t offset = after_includes(*at.file);
    context.did(Effect::Action::Added, "helper", at, {offset, offset}, helper.origin);
    context.state.helpers.push_back(
        {std::move(helper.code), operation.description, helper.origin, context.index});
  }
}

}  // namespace patchgen
