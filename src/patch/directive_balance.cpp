#include "patch/directive_balance.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

namespace patchgen {
namespace {

bool is_conditional(DirectiveKind kind) {
  return kind == DirectiveKind::If || kind == DirectiveKind::Else || kind == DirectiveKind::Endif;
}

/// Place of the first conditional without a partner; nothing when all have one.
std::optional<std::size_t> first_unpaired(const std::vector<DirectiveKind>& kinds) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (kinds[i] == DirectiveKind::If) {
      open.push_back(i);
    } else if (open.empty()) {
      return i;
    } else if (kinds[i] == DirectiveKind::Endif) {
      open.pop_back();
    }
  }
  if (open.empty()) return std::nullopt;
  return open.front();
}

/// The conditionals of `outline`, those in `range` alone.
std::vector<Directive> conditionals_in(const Outline& outline, ByteRange range) {
  std::vector<Directive> result;
  for (const Directive& each : outline.directives) {
    if (is_conditional(each.kind) && each.range.overlaps(range)) result.push_back(each);
  }
  return result;
}

std::vector<DirectiveKind> kinds_of(const std::vector<Directive>& directives) {
  std::vector<DirectiveKind> kinds;
  for (const Directive& each : directives) kinds.push_back(each.kind);
  return kinds;
}

/// The conditionals that the code of an edit brings.
struct NewConditionals {
  SourceText text;
  std::vector<Directive> directives;
};

NewConditionals new_conditionals(const Edit& edit) {
  NewConditionals result{.text = SourceText("", edit.code.text), .directives = {}};
  if (edit.code.text.find('#') == std::string::npos) return result;
  const Outline outline = read_outline(result.text);
  result.directives = conditionals_in(outline, {0, edit.code.text.size()});
  return result;
}

/// What `source` has once `edits`, its own in order, are made.
std::vector<DirectiveKind> kinds_afterwards(const PlanState& state, std::size_t source,
                                            const std::vector<const Edit*>& edits) {
  const Outline& outline = *state.input.sources[source].outline;
  std::vector<DirectiveKind> kinds;
  std::size_t at = 0;
  const auto copy_to = [&](std::size_t end) {
    for (const Directive& each : outline.directives) {
      const bool is_here = at <= each.range.begin && each.range.begin < end;
      if (is_here && is_conditional(each.kind)) kinds.push_back(each.kind);
    }
  };
  for (const Edit* edit : edits) {
    copy_to(edit->range.begin);
    const auto added = kinds_of(new_conditionals(*edit).directives);
    kinds.insert(kinds.end(), added.begin(), added.end());
    at = std::max(at, edit->range.end);
  }
  copy_to(state.input.sources[source].text->bytes().size());
  return kinds;
}

void report(PlanState& state, const Edit& edit, std::string message, std::string hint) {
  if (edit.operations.empty()) return;
  const std::size_t index = edit.operations.front();
  const Operation& operation = state.input.spec->operations[index];
  const OperationContext context{state, operation, index};
  const ByteRange where =
      operation.targets.empty() ? operation.where : operation.targets.front().where;
  context.error(where, std::move(message), {std::move(hint)});
}

/// Reports `edit` when it takes away, or brings, part of an `#if` only. Says whether it does.
bool report_if_unpaired(PlanState& state, const Edit& edit) {
  const OutlinedFile& file = state.input.sources[edit.source];
  if (const auto cut = cut_conditional(file, edit.range)) {
    report(state, edit,
           fmt::format("would take '{}' at {}:{} away from the rest of its #if",
                       file.text->slice(cut->range), file.text->name(),
                       file.text->line_of(cut->range.begin)),
           "what begins or ends within a branch of an #if cannot be patched: patch what is whole, "
           "or what uses it");
    return true;
  }
  const NewConditionals brought = new_conditionals(edit);
  if (const auto at = first_unpaired(kinds_of(brought.directives))) {
    report(
        state, edit,
        fmt::format("its new code has '{}' without the rest of its #if",
                    brought.text.slice(brought.directives[*at].range)),
        "have each #if of a replacement within one body, or around nothing that is brought over");
    return true;
  }
  return false;
}

}  // namespace

std::optional<Directive> cut_conditional(const OutlinedFile& file, ByteRange range) {
  const std::vector<Directive> conditionals = conditionals_in(*file.outline, range);
  const std::optional<std::size_t> at = first_unpaired(kinds_of(conditionals));
  return at ? std::optional<Directive>(conditionals[*at]) : std::nullopt;
}

void check_directive_balance(PlanState& state) {
  for (std::size_t source = 0; source < state.input.sources.size(); ++source) {
    const OutlinedFile& file = state.input.sources[source];
    const std::vector<Directive> before =
        conditionals_in(*file.outline, {0, file.text->bytes().size()});
    if (first_unpaired(kinds_of(before))) continue;
    std::vector<const Edit*> edits;
    for (const Edit& edit : state.plan.edits) {
      if (edit.source == source) edits.push_back(&edit);
    }
    if (!first_unpaired(kinds_afterwards(state, source, edits))) continue;
    for (const Edit* edit : edits) {
      if (report_if_unpaired(state, *edit)) break;
    }
  }
}

}  // namespace patchgen
