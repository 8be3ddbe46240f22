#include "patch/chosen_source.h"
#include "patch/code_conditionals.h"
#include "patch/include_edits.h"
#include "patch/insertion_points.h"
#include "patch/operations.h"
#include "source/indent_style.h"

namespace patchgen {

void plan_add_post_include_block(const OperationContext& context) {
  if (!check_conditionals(context, *context.operation.code)) return;
  const std::optional<Found> chosen = chosen_source(context);
  if (!chosen) return;
  const Found& at = *chosen;
  const std::size_t offset = after_includes(*at.file);
  Edit edit = context.edit(at, {offset, offset}, EditLayout::NewLines);
  edit.code.text = context.operation.code->value;
  edit.code.style = detect_indent_style(*at.file->text);  // raw text: nothing to convert
  edit.rank = kPostIncludeRank;
  edit.blank_line_around = true;
  edit.is_as_written = true;
  edit.marker = Marker{.label = "POST-INCLUDE BLOCK",
                       .subject = "",
                       .notes = marker_notes(context.operation.description, "")};
  context.add(std::move(edit));
  context.did(Effect::Action::Added, "block behind the includes", at, {offset, offset});
}

}  // namespace patchgen
