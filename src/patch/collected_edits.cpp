#include "patch/collected_edits.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "patch/insertion_points.h"

namespace patchgen {
namespace {

/// The method's name; with its parameters when an overload of it was patched too.
std::string told_apart(const std::vector<PatchedMember>& members, const PatchedMember& member) {
  const auto same_name = [&](const PatchedMember& m) { return m.method == member.method; };
  const bool overloaded = std::count_if(members.begin(), members.end(), same_name) > 1;
  return overloaded ? member.method + member.signature : member.method;
}

/// `Reason: …` and `Source: …` of each part; the parts are told apart by name when there are
/// several.
std::vector<std::string> notes_of(const std::vector<PatchedMember>& members) {
  std::vector<std::string> notes;
  std::string names;
  for (const PatchedMember& member : members) {
    names += (names.empty() ? "" : ", ") + told_apart(members, member);
  }
  notes.push_back("Methods patched: " + names);
  for (const PatchedMember& member : members) {
    for (const std::string& note : marker_notes(member.reason, member.origin)) {
      notes.push_back(
          members.size() == 1 ? note : fmt::format("{}: {}", told_apart(members, member), note));
    }
  }
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

void collect_helpers_section(PlanState& state) {
  if (state.helpers.empty()) return;
  const OutlinedFile& file = state.input.sources.front();
  const std::size_t offset = using_position(file);
  Marker marker{.label = "HELPERS", .subject = "", .notes = {}};
  for (const IncludedHelper& helper : state.helpers) {
    std::vector<std::string> notes = marker_notes(helper.reason, "");
    for (const std::string& origin : helper.origins) notes.push_back("Source: " + origin);
    for (std::string& note : notes) {
      const auto same = std::find(marker.notes.begin(), marker.notes.end(), note);
      if (same == marker.notes.end()) marker.notes.push_back(std::move(note));
    }
  }
  for (std::size_t i = 0; i < state.helpers.size(); ++i) {
    IncludedHelper& helper = state.helpers[i];
    Edit edit;
    edit.range = {offset, offset};
    edit.layout = EditLayout::NewLines;
    edit.code = std::move(helper.code);
    edit.blank_line_around = true;
    edit.rank = kHelperRank;
    if (i == 0) edit.marker = std::move(marker);
    edit.operations = {helper.operation};
    state.plan.edits.push_back(std::move(edit));
  }
}

}  // namespace patchgen
