#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/report.h>

namespace patchgen {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string annotated(const Diagnostic& diagnostic, std::string_view root = "") {
  Diagnostics diagnostics;
  diagnostics.add(diagnostic);
  return github_annotations(diagnostics, {}, root);
}

std::string annotated(const Drift& drift) {
  return github_annotations({}, {drift}, "");
}

Diagnostic diagnostic(std::string file) {
  Diagnostic result = error_in(std::move(file), "50 % of: a, b");
  result.line = 3;
  result.column = 3;
  result.underline_columns = 4;
  result.source_line = "\xc3\xa4 abcd";
  result.hints = {"do this", "or that"};
  return result;
}

TEST(GithubAnnotations, PlaceTitleMessageAndHints) {
  EXPECT_EQ(annotated(diagnostic("a/s.json")),
            "::error file=a/s.json,line=3,col=2,endColumn=6,title=patchgen%3A spec-error"
            "::50 %25 of: a, b%0Ado this%0Aor that\n")
      << "columns are characters, not bytes";
}

TEST(GithubAnnotations, PropertiesAndMessagesAreEscaped) {
  EXPECT_THAT(annotated(diagnostic("a,b:c%d.json")),
              StartsWith("::error file=a%2Cb%3Ac%25d.json,"));
  EXPECT_THAT(annotated(diagnostic("a\nb\r/\xc3\xa4\x1b\xff.json")),
              StartsWith("::error file=a%0Ab%0D/\xc3\xa4\\x1B\\xFF.json,"));
  Diagnostic broken = error_in("", "a\r\n::error::b\xff");
  EXPECT_EQ(annotated(broken),
            "::error title=patchgen%3A spec-error::a\\x0D\\x0A::error::b\\xFF\n");
}

TEST(GithubAnnotations, WarningsAndNotes) {
  Diagnostic each = error_in("s.json", "m");
  each.severity = Severity::Warning;
  EXPECT_EQ(annotated(each), "::warning file=s.json,title=patchgen%3A warning::m\n");
  each.severity = Severity::Note;
  EXPECT_EQ(annotated(each), "::notice file=s.json,title=patchgen%3A note::m\n");
}

TEST(GithubAnnotations, PathsAreRelativeToTheRoot) {
  const std::string here = std::filesystem::current_path();
  EXPECT_THAT(annotated(diagnostic(here + "/a.json")), HasSubstr("file=a.json,"));
  EXPECT_THAT(annotated(diagnostic("sub/../a.json")), HasSubstr("file=a.json,"));
  EXPECT_THAT(annotated(diagnostic("sub/a.json"), here + "/sub"), HasSubstr("file=a.json,"));
  EXPECT_THAT(annotated(diagnostic("/elsewhere/a.json")), HasSubstr("file=/elsewhere/a.json,"));
  EXPECT_THAT(annotated(diagnostic("a.json"), std::filesystem::path(here).parent_path().string()),
              HasSubstr("file=" + std::filesystem::path(here).filename().string() + "/a.json,"));
}

TEST(GithubAnnotations, DriftIsAnErrorWithTheCommandThatMendsIt) {
  Drift drift;
  drift.kind = DriftKind::Edited;
  drift.path = "out/a.cpp";
  drift.spec = "s.json";
  drift.message = "it has other tokens";
  drift.excerpt.first_line = 7;
  drift.advice = "bring it into s.json";
  drift.mend = "patchgen --check --fix --force s.json";
  EXPECT_EQ(annotated(drift),
            "::error file=out/a.cpp,line=7,title=patchgen%3A edited"
            "::out/a.cpp is edited by hand: it has other tokens%0Abring it into s.json%0A"
            "to mend it: patchgen --check --fix --force s.json\n");
  drift.mended = true;
  EXPECT_THAT(annotated(drift), StartsWith("::notice file=out/a.cpp,line=7,"));
}

TEST(GithubAnnotations, AFileThatIsMissingIsAFindingInItsSpec) {
  Drift drift;
  drift.path = "out/a.cpp";
  drift.spec = "s.json";
  drift.message = "s.json gives it";
  EXPECT_EQ(annotated(drift),
            "::error file=s.json,line=1,title=patchgen%3A missing"
            "::out/a.cpp is missing: s.json gives it\n");
}

TEST(WithoutGithubCommands, CodeIsNotTakenForOne) {
  EXPECT_EQ(without_github_commands("     ::debug::f();\n    +::error::g();\na ##[group]b\n::x"),
            "     | ::debug::f();\n    +::error::g();\na ## [group]b\n| ::x");
  EXPECT_EQ(without_github_commands("a :: b\n\n"), "a :: b\n\n");
  EXPECT_EQ(without_github_commands(""), "");
}

}  // namespace
}  // namespace patchgen
