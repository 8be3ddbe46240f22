#include "patch/operation_context.h"

#include <utility>

namespace patchgen {

void OperationContext::error(ByteRange where, std::string message,
                             std::vector<std::string> hints) const {
  Diagnostic diagnostic = error_at(*state.input.spec->text, where, std::move(message));
  diagnostic.hints = std::move(hints);
  state.diagnostics.add(std::move(diagnostic));
}

void OperationContext::remark(Severity severity, const Found& at, ByteRange range,
                              std::string message, std::vector<std::string> hints) const {
  Diagnostic diagnostic = error_at(*at.file->text, range, std::move(message));
  diagnostic.severity = severity;
  diagnostic.hints = std::move(hints);
  state.diagnostics.add(std::move(diagnostic));
}

Edit OperationContext::edit(const Found& at, ByteRange range, EditLayout layout) const {
  Edit edit;
  edit.source = at.file_index;
  edit.range = range;
  edit.layout = layout;
  edit.operations = {index};
  return edit;
}

void OperationContext::did(Effect::Action action, std::string subject, const Found& at,
                           ByteRange range, std::string origin) const {
  Effect effect;
  effect.operation = index;
  effect.action = action;
  effect.subject = std::move(subject);
  effect.source = at.file_index;
  effect.first_line = at.file->text->line_of(range.begin);
  effect.last_line = at.file->text->line_of(range.empty() ? range.begin : range.end - 1);
  effect.origin = std::move(origin);
  state.plan.effects.push_back(std::move(effect));
}

std::vector<std::string> marker_notes(const std::string& reason, const std::string& origin) {
  std::vector<std::string> notes;
  if (!reason.empty()) notes.push_back("Reason: " + reason);
  if (!origin.empty()) notes.push_back("Source: " + origin);
  return notes;
}

}  // namespace patchgen
