#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "patch/operations.h"
#include "patch/removal.h"
#include "support/edit_distance.h"

namespace patchgen {
namespace {

struct IncludeLine {
  std::size_t source;
  const Directive* directive;
};

std::vector<IncludeLine> find_includes(const PlanInput& input, std::string_view argument,
                                       std::vector<std::string>& others) {
  std::vector<IncludeLine> found;
  for (std::size_t i = 0; i < input.sources.size(); ++i) {
    for (const Directive& directive : input.sources[i].outline->directives) {
      if (directive.kind != DirectiveKind::Include) continue;
      const std::string_view spelled = input.sources[i].text->slice(directive.argument);
      if (spelled == argument) {
        found.push_back({i, &directive});
      } else {
        others.emplace_back(spelled);
      }
    }
  }
  return found;
}

}  // namespace

void plan_drop_include(const OperationContext& context) {
  const PlanInput& input = context.state.input;
  for (const Spelled<std::string>& include : context.operation.includes) {
    std::vector<std::string> others;
    const std::vector<IncludeLine> found = find_includes(input, include.value, others);
    if (found.empty()) {
      std::vector<std::string> hints;
      for (const std::string& near : nearest(include.value, others, 3)) {
        hints.push_back(fmt::format("did you mean {}?", near));
      }
      context.error(
          include.where,
          fmt::format("no include of {} in {}", include.value, context.state.upstream.file_names()),
          hints);
      continue;
    }
    if (found.size() > 1) {
      std::vector<std::string> hints;
      for (const IncludeLine& line : found) {
        const SourceText& text = *input.sources[line.source].text;
        hints.push_back(fmt::format("included at {}:{}", text.name(),
                                    text.line_of(line.directive->range.begin)));
      }
      context.error(include.where,
                    fmt::format("{} is included {} times", include.value, found.size()), hints);
      continue;
    }
    const Found at{found.front().source, &input.sources[found.front().source], nullptr};
    const ByteRange line = found.front().directive->range;
    const SourceText& text = *at.file->text;
    // The comment behind an include goes with it.
    const ByteRange whole{line.begin, text.line_range(text.line_of(line.end)).end};
    context.add(context.edit(at, removal_range(text, whole), EditLayout::Verbatim));
    context.did(Effect::Action::Removed, "#include " + include.value, at, line);
  }
}

}  // namespace patchgen
