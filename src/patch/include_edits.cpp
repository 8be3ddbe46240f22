#include "patch/include_edits.h"

#include <utility>

#include "patch/insertion_points.h"

namespace patchgen {

void add_line(const OperationContext& context, const Found& at, std::size_t offset, int rank,
              std::string text, bool gap) {
  Edit edit = context.edit(at, {offset, offset}, EditLayout::NewLines);
  edit.code.text = std::move(text);
  edit.rank = rank;
  edit.blank_line_around = gap;
  edit.is_as_written = true;
  context.add(std::move(edit));
}

bool ensure_include(const OperationContext& context, const Found& at, const std::string& argument) {
  if (includes_already(*at.file, argument)) return false;
  const std::string line = "#include " + argument;
  for (const Edit& edit : context.state.plan.edits) {
    if (edit.source == at.file_index && edit.rank == kIncludeRank && edit.code.text == line) {
      return false;
    }
  }
  const std::size_t offset = include_position(*at.file, argument);
  add_line(context, at, offset, kIncludeRank, line, !has_plain_include(*at.file));
  context.did(Effect::Action::Added, line, at, {offset, offset});
  return true;
}

}  // namespace patchgen
