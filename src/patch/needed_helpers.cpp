#include "patch/needed_helpers.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <tuple>
#include <utility>

#include "patch/header_path.h"
#include "patch/helper_placement.h"
#include "patch/insertion_points.h"
#include "patch/name_map.h"
#include "patch/removal.h"
#include "patch/slice_rewriter.h"
#include "source/indent_style.h"
#include "source/spelling.h"

namespace patchgen {
namespace {

/// Where helpers go.
struct Place {
  std::size_t source = 0;
  std::size_t offset = 0;
  std::string indent;
  std::vector<std::string> namespaces;
};

bool mentions(const std::string& code, const std::vector<NeededHelper>& helpers) {
  const auto words = split_spelling(code);
  return std::any_of(helpers.begin(), helpers.end(), [&](const NeededHelper& helper) {
    return std::find(words.begin(), words.end(), helper.name) != words.end();
  });
}

/// The first edit whose new code uses one of the helpers, one in a header before others.
const Edit* first_use(const PlanState& state, const std::vector<NeededHelper>& helpers) {
  const Edit* first = nullptr;
  const auto order = [&](const Edit& edit) {
    const bool header = is_header(state.input.spec->sources[edit.source].output.value);
    return std::tuple(!header, edit.source, edit.range.begin);
  };
  for (const Edit& edit : state.plan.edits) {
    if (edit.code.text.empty() || !mentions(edit.code.text, helpers)) continue;
    if (first == nullptr || order(edit) < order(*first)) first = &edit;
  }
  return first;
}

/// In front of the declaration at namespace scope that `edit` changes, or where the edit puts
/// something between declarations.
Place place_before(const PlanState& state, const Edit& edit) {
  const OutlinedFile& file = state.input.sources[edit.source];
  const SourceText& text = *file.text;
  Place place{
      .source = edit.source, .offset = edit.range.begin, .indent = edit.indent, .namespaces = {}};
  const std::vector<Declaration>* level = &file.outline->declarations;
  while (level != nullptr) {
    const auto around = std::find_if(level->begin(), level->end(), [&](const Declaration& each) {
      return each.owned.contains(edit.range.begin);
    });
    if (around == level->end()) break;
    level = nullptr;
    if (around->kind == DeclarationKind::Namespace) {
      place.namespaces.push_back(around->name);
      level = &around->children;
    } else if (around->kind == DeclarationKind::LinkageSpecification) {
      level = &around->children;
    } else if (!around->conditions.empty()) {
      // Users that stand under no condition need them as well.
      return {edit.source, using_position(file), "", {}};
    } else {
      place.offset = line_before(text, around->owned);
      place.indent = indentation_at(text, around->range.begin);
    }
  }
  return place;
}

/// The words of the qualifier that new code puts in front of `name`: {"b"} of `b::f`, {""} of
/// `::f`; empty when none does.
std::vector<std::string> spelled_qualifier(const PlanState& state, const std::string& name) {
  for (const Edit& edit : state.plan.edits) {
    const auto words = split_spelling(edit.code.text);
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (words[i] != name || words[i - 1] != "::") continue;
      std::vector<std::string> qualifier;
      std::size_t at = i - 1;
      for (; at > 0 && is_identifier_spelling(words[at - 1]); at -= 2) {
        qualifier.insert(qualifier.begin(), std::string(words[at - 1]));
        if (at < 2 || words[at - 2] != "::") return qualifier;
      }
      qualifier.insert(qualifier.begin(), "");
      return qualifier;
    }
  }
  return {};
}

/// Whether a helper of the namespaces `own` keeps its name in a place in the namespaces `place`.
bool is_at_home(const std::vector<std::string>& own, const std::vector<std::string>& place) {
  return place.size() <= own.size() && std::equal(place.begin(), place.end(), own.begin());
}

/// Code that names a helper with its namespace has to find it there: in a namespace of that name in
/// the place itself, or, where upstream has one or the name is a global one, behind the includes.
/// Says whether it goes there.
bool goes_behind_includes(const PlanState& state, const NeededHelper& needed, const Place& place,
                          Helper& helper) {
  if (needed.item->declaration == nullptr || is_at_home(helper.namespaces, place.namespaces)) {
    return false;
  }
  const std::vector<std::string> qualifier = spelled_qualifier(state, needed.name);
  if (qualifier.empty()) return false;
  if (qualifier.front().empty() || state.upstream.has_namespace(qualifier.front())) return true;
  helper.namespaces = place.namespaces;
  helper.namespaces.insert(helper.namespaces.end(), qualifier.begin(), qualifier.end());
  return false;
}

CodeBlock code_of(const PlanState& state, const NeededHelper& needed) {
  const PatchItem& item = *needed.item;
  const NameMap names(state.input.spec->operations[needed.operations.front()].name_map);
  SliceRewriter rewriter(*item.outlined, item.range);
  rewriter.apply(names);
  CodeBlock code = rewriter.render();
  if (needed.only_declared) return code;
  for (const Found& each : parts_of(state.patches, item)) {
    SliceRewriter part(*each.file, each.declaration->owned);
    part.apply(names);
    append(code, "\n\n", part.render());
  }
  return code;
}

std::string origin_of(const PlanState& state, const PatchItem& item) {
  const std::string& path = state.input.patch_files[item.file].names.front().spelled;
  const std::string name = item.declaration == nullptr || item.declaration->name.empty()
                               ? item.name
                               : item.declaration->name;
  return fmt::format("{} in {}", name, path.substr(path.find_last_of('/') + 1));
}

std::vector<std::string> notes_of(const PlanState& state,
                                  const std::vector<NeededHelper>& helpers) {
  std::vector<std::string> users;
  std::vector<std::string> notes;
  for (const NeededHelper& helper : helpers) {
    for (const std::string& user : helper.users) {
      if (std::find(users.begin(), users.end(), user) == users.end()) users.push_back(user);
    }
  }
  notes.push_back(fmt::format("Needed by: {}", fmt::join(users, ", ")));
  for (const NeededHelper& helper : helpers) {
    if (helper.only_declared) continue;
    std::string note = "Source: " + origin_of(state, *helper.item);
    if (std::find(notes.begin(), notes.end(), note) == notes.end())
      notes.push_back(std::move(note));
  }
  return notes;
}

}  // namespace

std::vector<Found> parts_of(const DeclarationIndex& patches, const PatchItem& item) {
  std::vector<Found> parts;
  if (item.declaration == nullptr) return parts;
  const Found found{item.file, item.outlined, item.declaration};
  if (is_class_like(item.declaration->kind)) parts = out_of_line_members(patches, found);
  for (const Found& each : patches.all()) {
    const Declaration& other = *each.declaration;
    const bool specialises = !other.specialization.empty() && other.is_definition &&
                             other.kind == item.declaration->kind &&
                             other.qualified_name == item.declaration->qualified_name &&
                             other.qualifier.empty();
    if (specialises && std::find(parts.begin(), parts.end(), each) == parts.end()) {
      parts.push_back(each);
    }
  }
  std::erase_if(parts, [&](const Found& part) { return part.file_index != item.file; });
  std::sort(parts.begin(), parts.end(), [](const Found& a, const Found& b) {
    return a.declaration->range.begin < b.declaration->range.begin;
  });
  return parts;
}

void place_needed_helpers(PlanState& state, const std::vector<NeededHelper>& helpers) {
  const Edit* use = helpers.empty() ? nullptr : first_use(state, helpers);
  if (use == nullptr) return;
  const Place place = place_before(state, *use);
  const Place top{place.source, using_position(state.input.sources[place.source]), "", {}};
  std::vector<Helper> settled;
  std::vector<Helper> settled_on_top;
  std::vector<std::size_t> operations;
  for (const NeededHelper& needed : helpers) {
    operations.insert(operations.end(), needed.operations.begin(), needed.operations.end());
    Helper helper;
    helper.code = code_of(state, needed);
    helper.origins = {origin_of(state, *needed.item)};
    helper.namespaces =
        needed.item->declaration == nullptr
            ? place.namespaces
            : spelled_namespaces(state.patches, {needed.item->file, needed.item->outlined,
                                                 needed.item->declaration});
    const bool on_top = goes_behind_includes(state, needed, place, helper);
    (on_top ? settled_on_top : settled).push_back(std::move(helper));
    if (needed.only_declared) continue;
    const std::size_t index = needed.operations.front();
    const OperationContext context{state, state.input.spec->operations[index], index};
    context.did(Effect::Action::Added, "helper " + needed.name,
                {place.source, &state.input.sources[place.source], nullptr},
                {place.offset, place.offset}, origin_of(state, *needed.item));
  }
  std::sort(operations.begin(), operations.end());
  operations.erase(std::unique(operations.begin(), operations.end()), operations.end());
  std::vector<Edit> edits;
  const auto put = [&](std::vector<Helper>& all, const Place& where) {
    settle_namespaces(all, where.namespaces);
    for (Helper& helper : all) {
      Edit edit;
      edit.source = where.source;
      edit.range = {where.offset, where.offset};
      edit.layout = EditLayout::NewLines;
      edit.indent = helper.code.text.starts_with('#') ? "" : where.indent;
      edit.code = std::move(helper.code);
      edit.blank_line_around = true;
      edit.rank = kHelperRank;
      if (edits.empty()) {
        edit.marker = Marker{.label = "HELPERS", .subject = "", .notes = notes_of(state, helpers)};
      }
      edit.operations = operations;
      edits.push_back(std::move(edit));
    }
  };
  put(settled_on_top, top);
  put(settled, place);
  // In front of what other operations put at the same place: it may use them.
  state.plan.edits.insert(state.plan.edits.begin(), std::make_move_iterator(edits.begin()),
                          std::make_move_iterator(edits.end()));
}

}  // namespace patchgen
