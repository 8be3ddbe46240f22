#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include <patchgen/report.h>

#include "support/severity_name.h"

namespace patchgen {
namespace {

using Json = nlohmann::ordered_json;

/// Counts up when a consumer of older documents would misread a new one.
constexpr int kFormatVersion = 1;

Json or_null(int number) {
  return number > 0 ? Json(number) : Json(nullptr);
}

Json or_null(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

std::string_view fault_name(Fault fault) {
  switch (fault) {
    case Fault::Output:
      return "output";
    case Fault::Spec:
      return "spec";
    case Fault::Source:
      return "source";
    case Fault::System:
      return "system";
  }
  return "system";
}

Json diagnostic_as_json(const Diagnostic& diagnostic) {
  const bool has_column = diagnostic.line > 0 && diagnostic.column > 0;
  const int end = has_column ? diagnostic.column + std::max(diagnostic.underline_columns, 1) : 0;
  Json json = {{"severity", severity_name(diagnostic.severity)}};
  json["fault"] =
      diagnostic.severity == Severity::Error ? Json(fault_name(diagnostic.fault)) : Json(nullptr);
  json["file"] = or_null(diagnostic.file);
  json["line"] = or_null(diagnostic.line);
  json["column"] = or_null(has_column ? diagnostic.column : 0);
  json["end_column"] = or_null(end);
  json["message"] = diagnostic.message;
  json["source_line"] = diagnostic.line > 0 ? or_null(diagnostic.source_line) : Json(nullptr);
  json["hints"] = diagnostic.hints;
  return json;
}

Json diagnostics_as_json(const Diagnostics& diagnostics) {
  Json all = Json::array();
  for (const Diagnostic& each : diagnostics.all()) all.push_back(diagnostic_as_json(each));
  return all;
}

void add_diagnostic_counts(const Diagnostics& diagnostics, Json& summary) {
  const auto count = [&](Severity severity) {
    return std::count_if(diagnostics.all().begin(), diagnostics.all().end(),
                         [&](const Diagnostic& each) { return each.severity == severity; });
  };
  summary["errors"] = count(Severity::Error);
  summary["warnings"] = count(Severity::Warning);
  summary["notes"] = count(Severity::Note);
}

Json effect_as_json(const Effect& effect, const GenerateResult& result) {
  return {{"action", action_name(effect.action)},
          {"subject", effect.subject},
          {"file", result.files[effect.source].source_path},
          {"lines", {effect.first_line, effect.last_line}},
          {"origin", or_null(effect.origin)}};
}

Json operations_as_json(const GenerateResult& result) {
  Json operations = Json::array();
  if (result.spec == nullptr) return operations;
  for (std::size_t i = 0; i < result.spec->operations.size(); ++i) {
    const Operation& operation = result.spec->operations[i];
    const SourceText& text = text_of(*result.spec, operation);
    const LineColumn place = text.position(operation.where.begin);
    Json effects = Json::array();
    for (const Effect& effect : result.effects) {
      if (effect.operation == i) effects.push_back(effect_as_json(effect, result));
    }
    operations.push_back({{"op", operation_name(operation.kind)},
                          {"spec", text.name()},
                          {"line", place.line},
                          {"column", place.column},
                          {"description", operation.description},
                          {"effects", std::move(effects)}});
  }
  return operations;
}

/// What became of a file, and how many did so.
class Outcomes {
 public:
  explicit Outcomes(const std::map<std::string, WriteResult>& written) : written_(written) {}

  std::string_view of(const std::string& path) {
    const auto found = written_.find(path);
    if (found == written_.end()) return "not written";
    const bool is_new = found->second == WriteResult::Written;
    ++(is_new ? written_count_ : unchanged_count_);
    return is_new ? "written" : "unchanged";
  }

  void add_counts(Json& summary) const {
    summary["written"] = written_count_;
    summary["unchanged"] = unchanged_count_;
  }

 private:
  const std::map<std::string, WriteResult>& written_;
  std::size_t written_count_ = 0;
  std::size_t unchanged_count_ = 0;
};

Json file_as_json(const GeneratedFile& file, bool with_diff, Outcomes& outcomes) {
  const LineCounts counts = count_changed_lines(file.diff);
  Json json = {{"source", file.source_path},
               {"path", file.path},
               {"outcome", outcomes.of(file.path)},
               {"lines_added", counts.added},
               {"lines_removed", counts.removed}};
  json["diff"] = with_diff
                     ? Json{{"path", file.diff_path}, {"outcome", outcomes.of(file.diff_path)}}
                     : Json(nullptr);
  return json;
}

Json drift_as_json(const Drift& drift) {
  Json excerpt = nullptr;
  if (!drift.excerpt.text.empty()) {
    excerpt = {{"text", drift.excerpt.text}, {"more_lines", drift.excerpt.more_lines}};
  }
  return {{"kind", drift_name(drift.kind)},
          {"path", drift.path},
          {"line", or_null(drift.excerpt.first_line)},
          {"spec", or_null(drift.spec)},
          {"message", drift.message},
          {"excerpt", std::move(excerpt)},
          {"advice", or_null(drift.advice)},
          {"mend", or_null(drift.mend)},
          {"mended", drift.mended}};
}

Json by_kind(const std::vector<Drift>& drifts) {
  constexpr std::array kKinds = {DriftKind::Missing, DriftKind::Stale,
                                 DriftKind::Edited,  DriftKind::DiffOutOfStep,
                                 DriftKind::Orphan,  DriftKind::Unreadable};
  Json counts = Json::object();
  for (const DriftKind kind : kKinds) {
    counts[std::string(drift_name(kind))] = std::count_if(
        drifts.begin(), drifts.end(), [&](const Drift& drift) { return drift.kind == kind; });
  }
  return counts;
}

Json verified_as_json(const std::optional<VerifyCounts>& counts) {
  if (!counts) return nullptr;
  return {{"passed", counts->passed}, {"failed", counts->failed}, {"left_out", counts->left_out}};
}

Json document(std::string_view command, std::string_view version, int exit_status,
              const Diagnostics& diagnostics) {
  return {{"format_version", kFormatVersion},
          {"tool", {{"name", "patchgen"}, {"version", version}}},
          {"command", command},
          {"exit_status", exit_status},
          {"diagnostics", diagnostics_as_json(diagnostics)}};
}

std::string text_of(const Json& json) {
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string report_as_json(const GenerateReport& report, std::string_view version) {
  Json json = document("generate", version, report.diagnostics.exit_status(), report.diagnostics);
  Json results = Json::array();
  Outcomes outcomes(report.written);
  std::size_t files = 0;
  for (const GenerateResult& result : report.results) {
    if (report.diagnostics.has_errors()) break;  // nothing came of any of them
    Json outputs = Json::array();
    for (const GeneratedFile& file : result.files) {
      outputs.push_back(file_as_json(file, report.with_diffs, outcomes));
    }
    files += outputs.size();
    results.push_back({{"spec", result.spec_path},
                       {"files", std::move(outputs)},
                       {"operations", operations_as_json(result)}});
  }
  json["results"] = std::move(results);
  Json summary = {{"specs", report.results.size()}, {"files", files}};
  outcomes.add_counts(summary);
  add_diagnostic_counts(report.diagnostics, summary);
  json["summary"] = std::move(summary);
  return text_of(json);
}

std::string report_as_json(const CheckReport& report, std::string_view version) {
  Json json = document("check", version, report.exit_status(), report.diagnostics);
  Json drifts = Json::array();
  for (const Drift& drift : report.drifts) drifts.push_back(drift_as_json(drift));
  json["drifts"] = std::move(drifts);
  const auto mended = std::count_if(report.drifts.begin(), report.drifts.end(),
                                    [](const Drift& drift) { return drift.mended; });
  Json summary = {{"specs", report.specs},
                  {"files", report.files},
                  {"drifts", report.drifts.size()},
                  {"mended", mended},
                  {"by_kind", by_kind(report.drifts)}};
  summary["verified"] = verified_as_json(report.verified);
  add_diagnostic_counts(report.diagnostics, summary);
  json["summary"] = std::move(summary);
  return text_of(json);
}

}  // namespace patchgen
