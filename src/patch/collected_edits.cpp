#include "patch/collected_edits.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "patch/insertion_points.h"

namespace patchgen {
namespace {

/// The method's name; with its parameters when an overload of it was patched too, and with the
/// branch that was.
std::string told_apart(const std::vector<PatchedMember>& members, const PatchedMember& member) {
  const bool overloaded =
      std::any_of(members.begin(), members.end(), [&](const PatchedMember& other) {
        return other.method == member.method && other.list == member.list &&
               other.signature != member.signature;
      });
  std::string name = overloaded ? member.method + member.signature : member.method;
  if (!member.branch.empty()) name += fmt::format(" ({})", member.branch);
  return name;
}

/// The copies of a method in several branches that one operation patched are named once.
void drop_repeated(std::vector<PatchedMember>& members) {
  std::vector<PatchedMember> kept;
  for (PatchedMember& member : members) {
    const bool repeated = std::any_of(kept.begin(), kept.end(), [&](const PatchedMember& other) {
      return other.method == member.method && other.signature == member.signature &&
             other.operation == member.operation && other.origin == member.origin;
    });
    if (!repeated) kept.push_back(std::move(member));
  }
  members = std::move(kept);
}

/// `a, b`, each once.
std::string listed_once(const std::vector<std::string>& names) {
  std::vector<std::string> once;
  for (const std::string& name : names) {
    if (std::find(once.begin(), once.end(), name) == once.end()) once.push_back(name);
  }
  return fmt::format("{}", fmt::join(once, ", "));
}

/// `Reason: …` and `Source: …` of each operation; when there are several, behind the names of what
/// it patched.
std::vector<std::string> reasons_and_origins(const std::vector<PatchedMember>& members) {
  std::vector<std::size_t> operations;
  for (const PatchedMember& member : members) {
    if (std::find(operations.begin(), operations.end(), member.operation) == operations.end()) {
      operations.push_back(member.operation);
    }
  }
  std::vector<std::string> notes;
  for (const std::size_t operation : operations) {
    std::vector<std::string> names;
    const PatchedMember* first = nullptr;
    for (const PatchedMember& member : members) {
      if (member.operation != operation) continue;
      names.push_back(told_apart(members, member));
      if (first == nullptr) first = &member;
    }
    const std::string whose = operations.size() == 1 ? "" : listed_once(names) + ": ";
    for (const std::string& note : marker_notes(first->reason, first->origin)) {
      notes.push_back(whose + note);
    }
  }
  return notes;
}

/// What was patched, a line for each kind of change, then the reasons and origins.
std::vector<std::string> notes_of(const std::vector<PatchedMember>& members) {
  std::vector<std::string> notes;
  std::vector<std::string> lists;
  for (const PatchedMember& member : members) {
    if (std::find(lists.begin(), lists.end(), member.list) == lists.end()) {
      lists.push_back(member.list);
    }
  }
  for (const std::string& list : lists) {
    std::vector<std::string> names;
    for (const PatchedMember& member : members) {
      if (member.list == list) names.push_back(told_apart(members, member));
    }
    notes.push_back(fmt::format("{}: {}", list, listed_once(names)));
  }
  for (std::string& note : reasons_and_origins(members)) notes.push_back(std::move(note));
  return notes;
}

}  // namespace

void collect_class_markers(PlanState& state) {
  std::vector<PatchedMember> left = state.patched_members;
  while (!left.empty()) {
    const Found class_ = left.front().class_;
    std::vector<PatchedMember> members;
    std::copy_if(left.begin(), left.end(), std::back_inserter(members),
                 [&](const PatchedMember& m) { return m.class_ == class_; });
    std::erase_if(left, [&](const PatchedMember& m) { return m.class_ == class_; });
    if (std::all_of(members.begin(), members.end(),
                    [](const PatchedMember& m) { return m.is_elsewhere; })) {
      continue;
    }
    drop_repeated(members);

    const Declaration& declaration = *class_.declaration;
    Edit edit;
    edit.source = class_.file_index;
    edit.range = {declaration.owned.begin, declaration.owned.begin};
    edit.layout = EditLayout::Block;
    edit.rank = kMarkerRank;
    edit.marker = Marker{.label = "MODIFIED CLASS",
                         .subject = declaration.name + declaration.specialization,
                         .notes = notes_of(members)};
    for (const PatchedMember& member : members) edit.operations.push_back(member.operation);
    state.plan.edits.push_back(std::move(edit));
  }
}

/// The helpers of one source, under one marker.
static void collect_helpers_of(PlanState& state, std::size_t source) {
  const OutlinedFile& file = state.input.sources[source];
  const std::size_t offset = using_position(file);
  Marker marker{.label = "HELPERS", .subject = "", .notes = {}};
  for (const IncludedHelper& helper : state.helpers) {
    if (helper.source != source) continue;
    std::vector<std::string> notes = marker_notes(helper.reason, "");
    for (const std::string& origin : helper.origins) notes.push_back("Source: " + origin);
    for (std::string& note : notes) {
      const auto same = std::find(marker.notes.begin(), marker.notes.end(), note);
      if (same == marker.notes.end()) marker.notes.push_back(std::move(note));
    }
  }
  bool first = true;
  for (IncludedHelper& helper : state.helpers) {
    if (helper.source != source) continue;
    Edit edit;
    edit.source = source;
    edit.range = {offset, offset};
    edit.layout = EditLayout::NewLines;
    edit.code = std::move(helper.code);
    edit.blank_line_around = true;
    edit.rank = kHelperRank;
    if (first) edit.marker = std::move(marker);
    first = false;
    edit.operations = {helper.operation};
    state.plan.edits.push_back(std::move(edit));
  }
}

void collect_helpers_section(PlanState& state) {
  for (std::size_t i = 0; i < state.input.sources.size(); ++i) {
    const auto is_here = [&](const IncludedHelper& helper) { return helper.source == i; };
    if (std::any_of(state.helpers.begin(), state.helpers.end(), is_here)) {
      collect_helpers_of(state, i);
    }
  }
}

}  // namespace patchgen
