#include "patch/edit_order.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>
#include <utility>

#include "patch/insertion_points.h"
#include "patch/operation_context.h"
#include "patch/removal.h"
#include "source/blank_text.h"

namespace patchgen {
namespace {

bool is_removal(const Edit& edit) {
  return edit.layout == EditLayout::Verbatim && edit.code.text.empty() && !edit.range.empty();
}

void sort(std::vector<Edit>& edits) {
  std::stable_sort(edits.begin(), edits.end(), [](const Edit& a, const Edit& b) {
    return std::tuple(a.source, a.range.begin, a.range.end != a.range.begin, a.rank) <
           std::tuple(b.source, b.range.begin, b.range.end != b.range.begin, b.rank);
  });
}

/// A removal may take blank lines that another edit needs to stand on: it gives them back.
void yield_blank_lines(const PlanInput& input, std::vector<Edit>& edits) {
  std::vector<const Edit*> others;
  for (const Edit& edit : edits) {
    if (!is_removal(edit)) others.push_back(&edit);
  }
  for (Edit& removal : edits) {
    if (!is_removal(removal)) continue;
    const SourceText& text = *input.sources[removal.source].text;
    for (const Edit* each : others) {
      const Edit& other = *each;
      if (other.source != removal.source) continue;
      const ByteRange taken = removal.range;
      const bool touches = other.range.empty()
                               ? taken.begin < other.range.begin && other.range.begin < taken.end
                               : taken.overlaps(other.range);
      if (!touches) continue;
      if (other.range.begin > taken.begin && is_blank(text.slice({other.range.begin, taken.end}))) {
        removal.range.end = other.range.begin;
      } else if (other.range.end < taken.end &&
                 is_blank(text.slice({taken.begin, other.range.end}))) {
        removal.range.begin = other.range.end;
      }
    }
  }
}

/// What is left to take away for several removals in a row: they are one declaration to those
/// around.
ByteRange joint_range(const SourceText& text, ByteRange range) {
  const std::string_view bytes = text.slice(range);
  const std::size_t first = bytes.find_first_not_of(" \t\r\n\f\v");
  const std::size_t last = bytes.find_last_not_of(" \t\r\n\f\v");
  if (first == std::string_view::npos) return range;
  return removal_range(text, {range.begin + first, range.begin + last + 1});
}

/// Removals that overlap or touch become one, unless one of them lies inside of the other.
void merge_removals(const PlanInput& input, std::vector<Edit>& edits) {
  std::vector<Edit> merged;
  for (Edit& edit : edits) {
    Edit* last = merged.empty() ? nullptr : &merged.back();
    const bool both = last != nullptr && is_removal(*last) && is_removal(edit) &&
                      last->source == edit.source && edit.range.begin <= last->range.end;
    if (both) {
      const SourceText& text = *input.sources[edit.source].text;
      const ByteRange shared{edit.range.begin, std::min(last->range.end, edit.range.end)};
      if (last->range == edit.range || is_blank(text.slice(shared))) {
        const ByteRange both_ranges{last->range.begin, std::max(last->range.end, edit.range.end)};
        last->range = joint_range(text, both_ranges);
        last->operations.insert(last->operations.end(), edit.operations.begin(),
                                edit.operations.end());
        continue;
      }
    }
    merged.push_back(std::move(edit));
  }
  edits = std::move(merged);
}

/// Include lines, or using-declarations, that go to one place are one group without gaps.
void join_lines(std::vector<Edit>& edits) {
  std::vector<Edit> joined;
  for (Edit& edit : edits) {
    Edit* last = joined.empty() ? nullptr : &joined.back();
    const bool same = last != nullptr && last->layout == EditLayout::NewLines &&
                      edit.layout == EditLayout::NewLines && last->source == edit.source &&
                      last->range == edit.range && last->rank == edit.rank &&
                      (edit.rank == kIncludeRank || edit.rank == kUsingRank);
    if (!same) {
      joined.push_back(std::move(edit));
      continue;
    }
    last->code.text += "\n" + edit.code.text;
    last->operations.insert(last->operations.end(), edit.operations.begin(), edit.operations.end());
  }
  edits = std::move(joined);
}

bool collide(const Edit& a, const Edit& b) {
  if (a.source != b.source) return false;
  if (a.range.empty()) return false;
  if (b.range.empty()) return a.range.begin < b.range.begin && b.range.begin < a.range.end;
  return a.range.overlaps(b.range);
}

void report(const PlanInput& input, const Edit& first, const Edit& second,
            Diagnostics& diagnostics) {
  const std::vector<Operation>& operations = input.spec->operations;
  const Operation& operation = operations[second.operations.front()];
  const Operation& other = operations[first.operations.front()];
  const SourceText& text = *input.sources[first.source].text;
  Diagnostic diagnostic =
      error_at(text_of(*input.spec, operation), operation.where,
               fmt::format("{} and {} change the same bytes of {}", operation_name(other.kind),
                           operation_name(operation.kind), text.name()));
  diagnostic.hints = {
      fmt::format("they meet at line {}", text.line_of(second.range.begin)),
      fmt::format("the other operation is at {}", place_in_spec(*input.spec, other))};
  diagnostics.add(std::move(diagnostic));
}

}  // namespace

void order_edits(const PlanInput& input, std::vector<Edit>& edits, Diagnostics& diagnostics) {
  sort(edits);
  join_lines(edits);
  merge_removals(input, edits);
  yield_blank_lines(input, edits);
  std::erase_if(edits, [](const Edit& e) {
    return e.range.empty() && e.layout == EditLayout::Verbatim && e.code.text.empty() && !e.marker;
  });
  sort(edits);
  const Edit* widest = nullptr;
  for (const Edit& edit : edits) {
    if (widest != nullptr && collide(*widest, edit)) report(input, *widest, edit, diagnostics);
    if (widest == nullptr || widest->source != edit.source || edit.range.end >= widest->range.end) {
      widest = &edit;
    }
  }
}

}  // namespace patchgen
