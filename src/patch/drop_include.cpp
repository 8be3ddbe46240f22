#include <fmt/format.h>
#include <string>
#include <vector>

#include "patch/chosen_source.h"
#include "patch/operations.h"
#include "patch/removal.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

/// The lines of `file` that include `argument`; what the others include goes to `others`.
std::vector<const Directive*> find_includes(const OutlinedFile& file, std::string_view argument,
                                            std::vector<std::string>& others) {
  std::vector<const Directive*> found;
  for (const Directive& directive : file.outline->directives) {
    if (directive.kind != DirectiveKind::Include) continue;
    const std::string_view spelled = file.text->slice(directive.argument);
    if (spelled == argument) {
      found.push_back(&directive);
    } else {
      others.emplace_back(spelled);
    }
  }
  return found;
}

void drop_line(const OperationContext& context, const Found& at, const Directive& directive,
               const std::string& include) {
  const SourceText& text = *at.file->text;
  const ByteRange line = directive.range;
  // The comment behind an include goes with it.
  const ByteRange whole{line.begin, text.line_range(text.line_of(line.end)).end};
  context.add(context.edit(at, removal_range(text, whole), EditLayout::Verbatim));
  context.did(Effect::Action::Removed, "#include " + include, at, line);
}

void report_several(const OperationContext& context, const Spelled<std::string>& include,
                    const SourceText& text, const std::vector<const Directive*>& found) {
  std::vector<std::string> hints;
  for (const Directive* each : found) {
    hints.push_back(fmt::format("included at {}:{}", text.name(), text.line_of(each->range.begin)));
  }
  context.error(include.where, fmt::format("{} is included {} times", include.value, found.size()),
                hints);
}

}  // namespace

void plan_drop_include(const OperationContext& context) {
  const PlanInput& input = context.state.input;
  const std::vector<std::size_t> sources = searched_sources(context);
  if (sources.empty()) return;
  for (const Spelled<std::string>& include : context.operation.includes) {
    std::vector<std::string> others;
    std::string searched;
    bool is_there = false;
    for (const std::size_t source : sources) {
      const OutlinedFile& file = input.sources[source];
      searched += (searched.empty() ? "" : ", ") + file.text->name();
      const std::vector<const Directive*> found = find_includes(file, include.value, others);
      is_there |= !found.empty();
      if (found.size() == 1) {
        drop_line(context, {source, &file, nullptr}, *found.front(), include.value);
      } else if (found.size() > 1) {
        report_several(context, include, *file.text, found);
      }
    }
    if (is_there) continue;
    std::vector<std::string> hints;
    for (const std::string& near : nearest(include.value, others, 3)) {
      hints.push_back(fmt::format("did you mean {}?", near));
    }
    context.error(include.where, fmt::format("no include of {} in {}", include.value, searched),
                  hints);
  }
}

}  // namespace patchgen
