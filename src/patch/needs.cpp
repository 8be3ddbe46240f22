#include "patch/needs.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "patch/need_finder.h"
#include "patch/needed_helpers.h"
#include "patch/patch_items.h"

namespace patchgen {
namespace {

std::string what(const PatchItem& item) {
  if (item.declaration == nullptr) return "the macro";
  if (item.name != item.declaration->name) return "the value";
  std::string kind(kind_name(item.declaration->kind));
  std::replace(kind.begin(), kind.end(), '_', ' ');
  return "the " + kind;
}

/// What would bring `item` over.
std::string remedy(const PatchItem& item) {
  if (item.declaration == nullptr) {
    const std::string_view text = item.outlined->text->slice(item.range);
    if (text.find_first_of("\"\\\n") != std::string_view::npos) {
      return R"(add it with { "op": "add_post_include_block", "code": [...] })";
    }
    return fmt::format(R"(add {{ "op": "add_post_include_block", "code": ["{}"] }})", text);
  }
  const bool is_using = item.declaration->kind == DeclarationKind::UsingDeclaration ||
                        item.declaration->kind == DeclarationKind::NamespaceAlias;
  if (is_using) {
    std::string text(item.outlined->text->slice(item.declaration->range));
    std::erase(text, ';');
    return fmt::format(R"(add {{ "op": "add_using", "using": "{}" }})", text);
  }
  const std::string& name = item.declaration->name;
  if (name.empty()) return "give the enum a name, and add it with add_helper";
  return fmt::format(R"(add {{ "op": "add_helper", "replacement": "{}" }})", name);
}

void report(PlanState& state, const Need& need) {
  const std::size_t index = need.operations.front();
  const Operation& operation = state.input.spec->operations[index];
  const OperationContext context{state, operation, index};
  const PatchItem& item = *need.item;
  const std::string use = fmt::format("{} uses {} '{}' of {}", fmt::join(need.users, ", "),
                                      what(item), item.name, item_place(item));
  std::vector<std::string> hints;
  for (const std::string& name : need.other_names) {
    if (!name.empty()) hints.push_back(fmt::format("it is '{}' there: call it so", name));
  }
  if (!hints.empty()) {
    context.error(place_of(operation), use + ", which has another name in the output", hints);
    return;
  }
  hints.push_back(remedy(item));
  if (!state.input.spec->bring_helpers.value_or(false)) {
    hints.emplace_back(R"(or "bring_helpers": true in the spec, which brings all that is needed)");
  } else if (item.conditional) {
    hints.emplace_back("what stands under a condition does not come along by itself");
  }
  context.error(place_of(operation), use + ", which no operation brings over", hints);
}

}  // namespace

void settle_needs(PlanState& state) {
  const bool bring = state.input.spec->bring_helpers.value_or(false);
  std::vector<const OutlinedFile*> files;
  for (const PatchFile& file : state.input.patch_files) files.push_back(&file.file);
  const PatchItems items(state.patches, files);
  const std::vector<Need> needs = find_needs(state, items, bring);
  std::vector<NeededHelper> helpers;
  for (const Need& need : needs) {
    const PatchItem& item = *need.item;
    if (!bring || !need.other_names.empty() || item.conditional) {
      report(state, need);
      continue;
    }
    helpers.push_back(
        {.item = &item, .name = need.name, .users = need.users, .operations = need.operations});
  }
  place_needed_helpers(state, helpers);
}

}  // namespace patchgen
