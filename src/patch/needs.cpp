#include "patch/needs.h"

#include <algorithm>
#include <cctype>
#include <deque>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "patch/branch_choice.h"
#include "patch/name_map.h"
#include "patch/need_finder.h"
#include "patch/needed_helpers.h"
#include "patch/patch_items.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

std::string what(const PatchItem& item) {
  if (item.declaration == nullptr) return "the macro";
  if (item.name != item.declaration->name) return "the value";
  std::string kind(kind_name(item.declaration->kind));
  std::replace(kind.begin(), kind.end(), '_', ' ');
  return "the " + kind;
}

/// How add_helper tells `item` from others of its name; empty: only by the `#if` it stands under.
std::string spelled_for_helper(const PlanState& state, const PatchItem& item) {
  const Declaration& declaration = *item.declaration;
  bool alone = true;
  bool told = true;
  for (const Found& found : state.patches.all()) {
    const Declaration& other = *found.declaration;
    if (&other == &declaration || other.name != declaration.name || !other.is_definition) continue;
    if (!enclosing_classes(state.patches, &other).empty() || !other.qualifier.empty()) continue;
    if (!other.specialization.empty()) continue;
    alone = false;
    told &= other.qualified_name != declaration.qualified_name ||
            other.signature != declaration.signature;
  }
  if (alone) return declaration.name;
  return told ? declaration.qualified_name + declaration.signature : "";
}

/// `, "name_map": {…}` of `operation`, when it gives `item` another name.
std::string renaming_of(const Operation& operation, const PatchItem& item) {
  if (NameMap(operation.name_map).apply(item.name) == item.name) return "";
  std::vector<std::string> pairs;
  for (const NameMapEntry& entry : operation.name_map) {
    pairs.push_back(
        fmt::format("{}: {}", string_as_json(entry.from.value), string_as_json(entry.to.value)));
  }
  return fmt::format(R"(, "name_map": {{ {} }})", fmt::join(pairs, ", "));
}

/// What would bring `item` over; `renaming` goes into add_helper.
/// `using a::b` of a using-declaration that is wrapped.
std::string on_one_line(std::string_view text) {
  std::string line;
  for (const char c : text) {
    const bool is_blank = std::isspace(static_cast<unsigned char>(c)) != 0;
    if (!is_blank) line += c;
    if (is_blank && !line.ends_with(' ') && !line.ends_with("::")) line += ' ';
  }
  return line;
}

std::string remedy(const PlanState& state, const PatchItem& item, const std::string& renaming) {
  if (item.declaration == nullptr) {
    const std::string text(item.outlined->text->slice(item.range));
    if (text.find('\n') != std::string::npos) {
      return R"(add it with { "op": "add_post_include_block", "code": [...] })";
    }
    return fmt::format(R"(add {{ "op": "add_post_include_block", "code": [{}] }})",
                       string_as_json(text));
  }
  const bool is_using = item.declaration->kind == DeclarationKind::UsingDeclaration ||
                        item.declaration->kind == DeclarationKind::NamespaceAlias;
  if (is_using) {
    std::string text = on_one_line(item.outlined->text->slice(item.declaration->range));
    std::erase(text, ';');
    return fmt::format(R"(add {{ "op": "add_using", "using": "{}" }})", text);
  }
  if (item.declaration->name.empty()) return "give the enum a name, and add it with add_helper";
  const std::string name = spelled_for_helper(state, item);
  if (name.empty()) {
    return R"(put its #if into one definition, or add it with { "op": "add_helper", "code": [...] })";
  }
  return fmt::format(R"(add {{ "op": "add_helper", "replacement": "{}"{} }})", name, renaming);
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
  if (!hints.empty() && !renaming_of(operation, item).empty()) {
    hints = {"bring it with the \"name_map\" of this operation"};
  }
  if (!hints.empty()) {
    context.error(place_of(operation), use + ", which has another name in the output", hints);
    return;
  }
  hints.push_back(remedy(state, item, renaming_of(operation, item)));
  const bool bring = state.input.spec->bring_helpers.value_or(false);
  if (!bring && !item.conditional) {
    hints.emplace_back(R"(or "bring_helpers": true in the spec, which brings all that is needed)");
  } else if (bring && item.conditional) {
    hints.emplace_back("what stands under a condition does not come along by itself");
  }
  context.error(place_of(operation), use + ", which no operation brings over", hints);
}

bool mentions(const PatchItem& item, std::string_view name) {
  const auto tokens = code_tokens_in(*item.outlined, item.range);
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    return spelling(*item.outlined->text, token) == name;
  });
}

/// The declaration in front of `need` that other needs rely on: they use it before it is defined,
/// or with its default arguments.
std::optional<PatchItem> forward_declaration(const PlanState& state, const Need& need,
                                             const std::vector<Need>& needs) {
  const PatchItem& item = *need.item;
  if (item.declaration == nullptr || item.name != item.declaration->name) return std::nullopt;
  for (const Found& found : state.patches.all()) {
    const Declaration& other = *found.declaration;
    const bool same = found.file_index == item.file && other.kind == item.declaration->kind &&
                      other.qualified_name == item.declaration->qualified_name &&
                      other.signature == item.declaration->signature && !other.is_definition &&
                      other.specialization.empty() && other.conditions.empty() &&
                      other.range.end <= item.declaration->range.begin &&
                      enclosing_classes(state.patches, &other).empty();
    if (!same) continue;
    const bool used_early = std::any_of(needs.begin(), needs.end(), [&](const Need& user) {
      return user.item->file == item.file && user.item->range.begin >= other.range.end &&
             user.item->range.end <= item.range.begin && mentions(*user.item, item.name);
    });
    const std::string_view parameters = found.file->text->slice(other.parameters);
    if (!used_early && parameters.find('=') == std::string_view::npos) continue;
    PatchItem result = item;
    result.declaration = &other;
    result.range = other.owned;
    return result;
  }
  return std::nullopt;
}

}  // namespace

void settle_needs(PlanState& state) {
  const bool bring = state.input.spec->bring_helpers.value_or(false);
  std::vector<const OutlinedFile*> files;
  for (const PatchFile& file : state.input.patch_files) files.push_back(&file.file);
  const PatchItems items(state.patches, files);
  const std::vector<Need> needs = find_needs(state, items, bring);
  std::vector<NeededHelper> helpers;
  std::deque<PatchItem> forward;  // that `helpers` point to
  for (const Need& need : needs) {
    const PatchItem& item = *need.item;
    if (!bring || !need.other_names.empty() || item.conditional) {
      report(state, need);
      continue;
    }
    if (auto declared = forward_declaration(state, need, needs)) {
      forward.push_back(std::move(*declared));
      helpers.push_back({.item = &forward.back(),
                         .name = need.name,
                         .users = need.users,
                         .operations = need.operations,
                         .only_declared = true});
    }
    helpers.push_back(
        {.item = &item, .name = need.name, .users = need.users, .operations = need.operations});
  }
  std::stable_sort(helpers.begin(), helpers.end(), [](const auto& a, const auto& b) {
    return std::pair(a.item->file, a.item->range.begin) <
           std::pair(b.item->file, b.item->range.begin);
  });
  place_needed_helpers(state, helpers);
}

}  // namespace patchgen
