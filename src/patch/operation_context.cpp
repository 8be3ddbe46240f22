#include "patch/operation_context.h"

#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "spec/entry_names.h"

namespace patchgen {

void OperationContext::error(ByteRange where, std::string message,
                             std::vector<std::string> hints) const {
  report_operation(state, index, where, std::move(message), std::move(hints));
}

namespace {

/// How the heir leaves out the inherited `operation`, or that entry of it which stands at `where`.
std::string how_to_drop(const PatchSpec& spec, const Operation& operation, ByteRange where) {
  std::string drop = "\"drop\"";
  const std::vector<Spelled<std::string>> entries = spelled_entries(operation);
  for (const Spelled<std::string>& entry : entries) {
    if (entries.size() > 1 && entry.where != where) continue;
    drop = fmt::format("\"drop\": [{}]", text_of(spec, operation).slice(entry.where));
  }
  const Spelled<std::string>& base = spec.extends[operation.inherited->extension].spec;
  return fmt::format("{} inherits it at line {}: {} there leaves it out", spec.text->name(),
                     spec.text->line_of(base.where.begin), drop);
}

}  // namespace

void report_operation(const PlanState& state, std::size_t operation, ByteRange where,
                      std::string message, std::vector<std::string> hints, Severity severity) {
  const PatchSpec& spec = *state.input.spec;
  const Operation& faulty = spec.operations[operation];
  Diagnostic diagnostic = error_at(text_of(spec, faulty), where, std::move(message));
  diagnostic.severity = severity;
  diagnostic.hints = std::move(hints);
  if (faulty.inherited) diagnostic.hints.push_back(how_to_drop(spec, faulty, where));
  state.diagnostics.add(std::move(diagnostic));
}

void OperationContext::say(Severity severity, ByteRange where, std::string message,
                           std::vector<std::string> hints) const {
  report_operation(state, index, where, std::move(message), std::move(hints), severity);
}

void OperationContext::remark(Severity severity, const Found& at, ByteRange range,
                              std::string message, std::vector<std::string> hints) const {
  Diagnostic diagnostic = error_at(*at.file->text, range, std::move(message));
  diagnostic.severity = severity;
  diagnostic.hints = std::move(hints);
  state.diagnostics.add(std::move(diagnostic));
}

std::string place_in_spec(const PatchSpec& spec, const Operation& operation) {
  if (!operation.inherited) {
    return fmt::format("line {} of the spec", spec.text->line_of(operation.where.begin));
  }
  const SourceText& text = text_of(spec, operation);
  return fmt::format("line {} of {}", text.line_of(operation.where.begin), text.name());
}

std::string OperationContext::code_origin() const {
  if (!operation.inherited) return "code in the spec";
  const std::string_view path = spec_text().name();
  return fmt::format("code in {}", path.substr(path.find_last_of('/') + 1));
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
