#include "report/finding.h"

#include <algorithm>
#include <fmt/format.h>

#include "drift/drift_words.h"
#include "project/paths.h"
#include "support/printable.h"

namespace patchgen {
namespace {

std::string_view rule_of(const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::Warning) return "warning";
  if (diagnostic.severity == Severity::Note) return "note";
  switch (diagnostic.fault) {
    case Fault::Output:
      return "verify-failed";
    case Fault::Spec:
      return "spec-error";
    case Fault::Source:
      return "source-error";
    case Fault::System:
      return "system-error";
  }
  return "system-error";
}

std::string path_from(std::string_view root, const std::string& path) {
  if (path.empty()) return "";
  const std::string below = path_below(path, root);
  return below.empty() ? absolute_path(path) : below;
}

int code_points(std::string_view text) {
  return static_cast<int>(printable_cells(text).size());
}

/// Column, end column and text of what the diagnostic underlines.
void mark(const Diagnostic& diagnostic, Finding& finding) {
  if (diagnostic.line <= 0 || diagnostic.column <= 0) return;
  const std::string_view line = diagnostic.source_line;
  const auto column = static_cast<std::size_t>(diagnostic.column);
  const auto length = static_cast<std::size_t>(std::max(diagnostic.underline_columns, 1));
  const std::size_t begin = std::min(column - 1, line.size());
  const std::string_view marked = line.substr(begin, length);
  finding.column = code_points(line.substr(0, begin)) + 1;
  finding.end_column = finding.column + std::max(code_points(marked), 1);
  finding.marked = printable(marked);
}

Finding finding_of(const Diagnostic& diagnostic, std::string_view root) {
  Finding finding;
  finding.severity = diagnostic.severity;
  finding.rule = rule_of(diagnostic);
  finding.path = path_from(root, diagnostic.file);
  finding.line = diagnostic.line;
  finding.message = printable(diagnostic.message);
  for (const std::string& hint : diagnostic.hints) finding.help.push_back(printable(hint));
  if (diagnostic.line > 0) finding.source_line = printable(diagnostic.source_line);
  mark(diagnostic, finding);
  return finding;
}

Finding finding_of(const Drift& drift, std::string_view root) {
  Finding finding;
  finding.rule = drift_name(drift.kind);
  // Nothing can be shown in a file that is not there.
  const bool at_spec = drift.kind == DriftKind::Missing && !drift.spec.empty();
  finding.path = path_from(root, at_spec ? drift.spec : drift.path);
  finding.line = at_spec ? 1 : drift.excerpt.first_line;
  finding.message =
      printable(fmt::format("{} is {}: {}", drift.path, drift_words(drift.kind), drift.message));
  if (drift.mended) {
    finding.severity = Severity::Note;
    finding.help.emplace_back("this run has mended it");
    return finding;
  }
  if (!drift.advice.empty()) finding.help.push_back(printable(drift.advice));
  if (!drift.mend.empty()) finding.help.push_back(printable("to mend it: " + drift.mend));
  return finding;
}

}  // namespace

const std::vector<FindingRule>& finding_rules() {
  static const std::vector<FindingRule> rules = {
      {"missing", Severity::Error, "A generated file, or its diff, is not there."},
      {"stale", Severity::Error, "Upstream, the spec or a patch file has moved since."},
      {"edited", Severity::Error, "A generated file was edited by hand."},
      {"diff-out-of-step", Severity::Error,
       "A diff is not that of upstream against the generated file."},
      {"orphan", Severity::Error, "No spec gives this generated file any more."},
      {"unreadable", Severity::Error, "A generated file cannot be read."},
      {"verify-failed", Severity::Error,
       "A generated file does not pass the project's verify command."},
      {"spec-error", Severity::Error, "The command line, a spec or the project file is wrong."},
      {"source-error", Severity::Error, "An upstream or patch file cannot be read as C++."},
      {"system-error", Severity::Error, "A tool or the file system failed."},
      {"warning", Severity::Warning, "Something that deserves a look."},
      {"note", Severity::Note, "Something worth knowing."},
  };
  return rules;
}

std::vector<Finding> findings_of(const Diagnostics& diagnostics, const std::vector<Drift>& drifts,
                                 std::string_view root) {
  std::vector<Finding> findings;
  const std::string folder = absolute_path(root);
  for (const Diagnostic& each : diagnostics.all()) findings.push_back(finding_of(each, folder));
  for (const Drift& each : drifts) findings.push_back(finding_of(each, folder));
  return findings;
}

}  // namespace patchgen
