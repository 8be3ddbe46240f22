#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include <patchgen/report.h>

namespace patchgen {
namespace {

using Json = nlohmann::json;

Json parsed(const std::string& document) {
  EXPECT_TRUE(document.ends_with("}\n"));
  Json json = Json::parse(document, nullptr, /*allow_exceptions=*/false);
  EXPECT_TRUE(json.is_object()) << document;
  return json;
}

Diagnostic diagnostic() {
  Diagnostic result = error_in("s.json", "unknown key \"opps\"");
  result.line = 3;
  result.column = 5;
  result.underline_columns = 6;
  result.source_line = "    \"opps\": 1";
  result.hints = {"did you mean \"op\"?"};
  return result;
}

TEST(ReportAsJson, ADiagnosticHasItsPlace) {
  GenerateReport report;
  report.diagnostics.add(diagnostic());
  const Json json = parsed(report_as_json(report, "1.2.3"));
  EXPECT_EQ(json["tool"], Json({{"name", "patchgen"}, {"version", "1.2.3"}}));
  EXPECT_EQ(json["command"], "generate");
  EXPECT_EQ(json["exit_status"], 2);
  EXPECT_EQ(json["diagnostics"][0], Json({{"severity", "error"},
                                          {"fault", "spec"},
                                          {"file", "s.json"},
                                          {"line", 3},
                                          {"column", 5},
                                          {"end_column", 11},
                                          {"message", "unknown key \"opps\""},
                                          {"source_line", "    \"opps\": 1"},
                                          {"hints", {"did you mean \"op\"?"}}}));
  EXPECT_EQ(json["summary"]["errors"], 1);
}

TEST(ReportAsJson, WhatIsNotKnownIsNull) {
  GenerateReport report;
  Diagnostic warning = error_in("", "odd");
  warning.severity = Severity::Warning;
  report.diagnostics.add(warning);
  const Json json = parsed(report_as_json(report, "1"));
  EXPECT_EQ(json["exit_status"], 0);
  for (const char* key : {"fault", "file", "line", "column", "end_column", "source_line"}) {
    EXPECT_TRUE(json["diagnostics"][0].at(key).is_null()) << key;
  }
  EXPECT_EQ(json["summary"]["warnings"], 1);
}

TEST(ReportAsJson, BytesThatAreNotUtf8AreReplaced) {
  CheckReport report;
  Diagnostic broken = diagnostic();
  broken.source_line = "a\xff\"";
  report.diagnostics.add(broken);
  Drift drift;
  drift.path = "out/\xc3.cpp";
  drift.excerpt.text = "-\x80\n+\x1b[31m\n";
  report.drifts.push_back(drift);
  const Json json = parsed(report_as_json(report, "1"));
  EXPECT_EQ(json["diagnostics"][0]["source_line"], "a\uFFFD\"");
  EXPECT_EQ(json["drifts"][0]["path"], "out/\uFFFD.cpp");
  EXPECT_EQ(json["drifts"][0]["excerpt"]["text"], "-\uFFFD\n+\x1b[31m\n");
  EXPECT_EQ(report_as_json(report, "1").find('\x1b'), std::string::npos);
}

TEST(ReportAsJson, DriftsAndTheirCounts) {
  CheckReport report;
  report.specs = 2;
  report.files = 3;
  Drift stale;
  stale.kind = DriftKind::Stale;
  stale.path = "out/a.cpp";
  stale.spec = "a.json";
  stale.message = "moved";
  stale.excerpt = {.text = "@@ -1 +1 @@\n-a\n+b\n", .first_line = 7, .more_lines = 4};
  stale.mend = "patchgen --check --fix a.json";
  Drift missing;
  missing.path = "out/b.cpp";
  missing.mended = true;
  report.drifts = {stale, missing};
  const Json json = parsed(report_as_json(report, "1"));
  EXPECT_EQ(json["exit_status"], 1);
  EXPECT_EQ(json["drifts"][0],
            Json({{"kind", "stale"},
                  {"path", "out/a.cpp"},
                  {"line", 7},
                  {"spec", "a.json"},
                  {"message", "moved"},
                  {"excerpt", {{"text", "@@ -1 +1 @@\n-a\n+b\n"}, {"more_lines", 4}}},
                  {"advice", nullptr},
                  {"mend", "patchgen --check --fix a.json"},
                  {"mended", false}}));
  EXPECT_TRUE(json["drifts"][1]["excerpt"].is_null());
  EXPECT_TRUE(json["drifts"][1]["mended"].get<bool>());
  EXPECT_EQ(json["summary"]["drifts"], 2);
  EXPECT_EQ(json["summary"]["mended"], 1);
  EXPECT_EQ(json["summary"]["by_kind"]["missing"], 1);
  EXPECT_EQ(json["summary"]["by_kind"]["orphan"], 0);
}

TEST(ReportAsJson, WhatWasWrittenAndWhatWasThere) {
  GenerateReport report;
  report.with_diffs = true;
  GenerateResult result;
  result.spec_path = "s.json";
  GeneratedFile file;
  file.path = "out/a.cpp";
  file.diff_path = "out/a.diff";
  file.source_path = "a.cpp";
  file.diff = "--- a/a.cpp\n+++ b/a.cpp\n@@ -1 +1,2 @@\n-x\n+y\n+++ z\n";
  result.files.push_back(std::move(file));
  report.results.push_back(std::move(result));
  report.written = {{"out/a.cpp", WriteResult::Written}, {"out/a.diff", WriteResult::Unchanged}};
  const Json json = parsed(report_as_json(report, "1"));
  EXPECT_EQ(json["results"][0]["files"][0],
            Json({{"source", "a.cpp"},
                  {"path", "out/a.cpp"},
                  {"outcome", "written"},
                  {"lines_added", 2},
                  {"lines_removed", 1},
                  {"diff", {{"path", "out/a.diff"}, {"outcome", "unchanged"}}}}));
  EXPECT_EQ(json["summary"]["written"], 1);
  EXPECT_EQ(json["summary"]["unchanged"], 1);

  report.written.clear();
  report.with_diffs = false;
  const Json dry = parsed(report_as_json(report, "1"));
  EXPECT_EQ(dry["results"][0]["files"][0]["outcome"], "not written");
  EXPECT_TRUE(dry["results"][0]["files"][0]["diff"].is_null());

  report.diagnostics.add(error_in("s.json", "no"));
  EXPECT_EQ(parsed(report_as_json(report, "1"))["results"], Json::array());
}

}  // namespace
}  // namespace patchgen
