#include <cctype>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include <patchgen/report.h>

namespace patchgen {
namespace {

using Json = nlohmann::json;

/// The only run of the log.
Json run_of(const Diagnostics& diagnostics, const std::vector<Drift>& drifts, int exit_status) {
  const std::string log = report_as_sarif(diagnostics, drifts, exit_status, "1.2.3", "");
  const Json json = Json::parse(log, nullptr, /*allow_exceptions=*/false);
  EXPECT_TRUE(json.is_object()) << log;
  EXPECT_EQ(json["version"], "2.1.0");
  EXPECT_EQ(json["runs"].size(), 1U);
  return json["runs"][0];
}

Json run_of(const Diagnostic& diagnostic) {
  Diagnostics diagnostics;
  diagnostics.add(diagnostic);
  return run_of(diagnostics, {}, diagnostics.exit_status());
}

Diagnostic diagnostic(std::string file) {
  Diagnostic result = error_in(std::move(file), "no such thing", Fault::Source);
  result.line = 3;
  result.column = 3;
  result.underline_columns = 4;
  result.source_line =
      "\xc3\xa4"
      "abcd\xff";
  result.hints = {"do this"};
  return result;
}

TEST(ReportAsSarif, ADiagnosticIsAResultAtItsPlace) {
  const Json run = run_of(diagnostic("a b/c#%.cpp"));
  ASSERT_EQ(run["results"].size(), 1U);
  const Json& result = run["results"][0];
  EXPECT_EQ(result["ruleId"], "source-error");
  EXPECT_EQ(result["level"], "error");
  EXPECT_EQ(result["message"]["text"], "no such thing\ndo this");
  const Json& place = result["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"],
            Json({{"uri", "a%20b/c%23%25.cpp"}, {"uriBaseId", "%SRCROOT%"}}));
  EXPECT_EQ(place["region"], Json({{"startLine", 3},
                                   {"startColumn", 2},
                                   {"endColumn", 6},
                                   {"snippet", {{"text", "abcd"}}}}));
  EXPECT_EQ(place["contextRegion"]["snippet"]["text"], "\u00e4abcd\\xFF");
  EXPECT_EQ(run["invocations"][0], Json({{"executionSuccessful", false}, {"exitCode", 3}}));
  EXPECT_EQ(run["tool"]["driver"]["version"], "1.2.3");
}

TEST(ReportAsSarif, EveryResultsRuleIsDeclared) {
  std::vector<Drift> drifts;
  for (const DriftKind kind :
       {DriftKind::Missing, DriftKind::Stale, DriftKind::Edited, DriftKind::DiffOutOfStep,
        DriftKind::Orphan, DriftKind::Unreadable}) {
    drifts.emplace_back();
    drifts.back().kind = kind;
    drifts.back().path = "out/a.cpp";
  }
  Diagnostics diagnostics;
  for (const Fault fault : {Fault::Output, Fault::Spec, Fault::Source, Fault::System}) {
    diagnostics.add(error_in("a", "m", fault));
  }
  for (const Severity severity : {Severity::Warning, Severity::Note}) {
    Diagnostic each = error_in("a", "m");
    each.severity = severity;
    diagnostics.add(each);
  }
  const Json run = run_of(diagnostics, drifts, 4);
  EXPECT_EQ(run["results"].size(), 12U);
  const Json& rules = run["tool"]["driver"]["rules"];
  std::set<std::string> used;
  for (const Json& result : run["results"]) {
    EXPECT_EQ(rules.at(result["ruleIndex"].get<std::size_t>())["id"], result["ruleId"]);
    used.insert(result["ruleId"].get<std::string>());
  }
  EXPECT_EQ(used.size(), rules.size()) << "and every rule is used";
}

TEST(ReportAsSarif, DriftIsAResultOfARunThatWentWell) {
  Drift drift;
  drift.kind = DriftKind::Stale;
  drift.path = "out/a.cpp";
  drift.message = "moved";
  drift.excerpt.first_line = 7;
  drift.mend = "patchgen --check --fix";
  Json run = run_of({}, {drift}, 1);
  EXPECT_EQ(run["results"][0]["ruleId"], "stale");
  EXPECT_EQ(run["results"][0]["message"]["text"],
            "out/a.cpp is stale: moved\nto mend it: patchgen --check --fix");
  EXPECT_EQ(run["results"][0]["locations"][0]["physicalLocation"]["region"],
            Json({{"startLine", 7}}));
  EXPECT_EQ(run["invocations"][0], Json({{"executionSuccessful", true}, {"exitCode", 1}}));
  drift.mended = true;
  run = run_of({}, {drift}, 0);
  EXPECT_EQ(run["results"][0]["level"], "note");
}

TEST(ReportAsSarif, WhatIsAboutNoFileIsANotification) {
  const Json run = run_of(error_in("", "needs a project"));
  EXPECT_EQ(run["results"], Json::array());
  const Json& notification = run["invocations"][0]["toolConfigurationNotifications"][0];
  EXPECT_EQ(notification["message"]["text"], "needs a project");
  EXPECT_EQ(notification["associatedRule"]["id"], "spec-error");
}

TEST(ReportAsSarif, FilesOutsideAreNamedByThemselves) {
  const Json run = run_of(diagnostic("/else where/a.cpp"));
  EXPECT_EQ(run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"],
            Json({{"uri", "file:///else%20where/a.cpp"}}));
}

TEST(ReportAsSarif, NothingFound) {
  const Json run = run_of({}, {}, 0);
  EXPECT_EQ(run["results"], Json::array());
  EXPECT_EQ(run["invocations"][0], Json({{"executionSuccessful", true}, {"exitCode", 0}}));
}

TEST(ReportAsSarif, FileNamesOfAnyBytesBecomeUris) {
  const auto uri_of = [](const std::string& path) -> std::string {
    const Json run = run_of(diagnostic(path));
    const Json& place = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"];
    EXPECT_EQ(place["uriBaseId"], "%SRCROOT%") << path;
    return place["uri"];
  };
  EXPECT_EQ(uri_of("a b#c%d?e.cpp"), "a%20b%23c%25d%3Fe.cpp");
  EXPECT_EQ(uri_of("c:/x.cpp"), "c%3A/x.cpp") << "c is no scheme";
  EXPECT_EQ(uri_of("http://x.cpp"), "http%3A/x.cpp");
  EXPECT_EQ(uri_of("\xc3\xa4\xff\n\x1b.cpp"), "%C3%A4%FF%0A%1B.cpp");
  EXPECT_EQ(uri_of("a\\b[1]{2}|^`<\">.cpp"), "a%5Cb%5B1%5D%7B2%7D%7C%5E%60%3C%22%3E.cpp");
  EXPECT_EQ(uri_of("\xe2\x80\xae.cpp"), "%E2%80%AE.cpp") << "not escaped for terminals first";
  // Every byte that a name may have, in what RFC 3986 calls a path of no scheme.
  for (int byte = 1; byte < 256; ++byte) {
    const std::string name = std::string("a") + static_cast<char>(byte) + "b";
    for (const char c : uri_of(name)) {
      EXPECT_TRUE(std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                  std::string_view("-._~/%").find(c) != std::string_view::npos)
          << byte << ": " << c;
    }
  }
}

}  // namespace
}  // namespace patchgen
