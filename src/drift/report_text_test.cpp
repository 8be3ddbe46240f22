#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/check.h>

namespace patchgen {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

CheckReport report_of(Drift drift) {
  CheckReport report;
  report.specs = 1;
  report.files = 2;
  report.drifts.push_back(std::move(drift));
  return report;
}

Drift stale() {
  Drift drift;
  drift.kind = DriftKind::Stale;
  drift.path = "out/a.cpp";
  drift.message = "s.json gives something else now";
  drift.excerpt = {.text = "@@ -1 +1 @@\n-a\x1b\n+b\r\n", .first_line = 7, .more_lines = 3};
  drift.mend = "patchgen --check --fix s.json";
  return drift;
}

TEST(ReportAsText, SaysWhatDriftedHowAndWhatMendsIt) {
  EXPECT_EQ(report_as_text(report_of(stale()), false),
            "out/a.cpp:7: stale: s.json gives something else now\n"
            "    @@ -1 +1 @@\n"
            "    -a\\x1B\n"
            "    +b\n"
            "    … 3 more lines\n"
            "  to mend it: patchgen --check --fix s.json\n"
            "checked 2 files of 1 spec: 1 stale\n");
}

TEST(ReportAsText, ColoursOnlyWhenAsked) {
  EXPECT_THAT(report_as_text(report_of(stale()), true), HasSubstr("\x1b[32m+b\x1b[0m"));
  EXPECT_THAT(report_as_text(report_of(stale()), false), Not(HasSubstr("\x1b")));
}

TEST(ReportAsText, WhatWasMendedIsCountedApart) {
  Drift drift = stale();
  drift.mended = true;
  EXPECT_EQ(report_as_text(report_of(drift), false),
            "out/a.cpp:7: stale: s.json gives something else now\n"
            "  mended\n"
            "checked 2 files of 1 spec: mended 1 stale; all true\n");
  drift.kind = DriftKind::Edited;
  EXPECT_THAT(report_as_text(report_of(drift), false), HasSubstr("    +b\n    … 3 more lines\n"))
      << "what is overwritten is shown";
}

TEST(ReportAsText, ErrorsAreNotAllTrue) {
  CheckReport report;
  report.specs = 2;
  report.diagnostics.add(error_in("s.json", "no"));
  EXPECT_EQ(report_as_text(report, false),
            "checked 0 files of 2 specs: not all could be checked\n");
  EXPECT_EQ(report.exit_status(), 2);
}

TEST(CheckReport, ExitStatus) {
  EXPECT_EQ(CheckReport().exit_status(), 0);
  EXPECT_EQ(report_of(stale()).exit_status(), 1);
  Drift drift = stale();
  drift.mended = true;
  EXPECT_EQ(report_of(drift).exit_status(), 0);
}

}  // namespace
}  // namespace patchgen
