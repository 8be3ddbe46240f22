#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/diagnostic.h>

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

TEST(ErrorAt, FillsInThePlace) {
  const SourceText text("a.cpp", "int a;\n  int b;\n");
  const Diagnostic diagnostic = error_at(text, {9, 12}, "no", Fault::Source);
  EXPECT_EQ(diagnostic.severity, Severity::Error);
  EXPECT_EQ(diagnostic.fault, Fault::Source);
  EXPECT_EQ(diagnostic.file, "a.cpp");
  EXPECT_EQ(diagnostic.line, 2);
  EXPECT_EQ(diagnostic.column, 3);
  EXPECT_EQ(diagnostic.message, "no");
  EXPECT_EQ(diagnostic.source_line, "  int b;");
  EXPECT_EQ(diagnostic.underline_columns, 3);
}

TEST(ErrorAt, RangeOverSeveralLinesEndsWithTheFirst) {
  const SourceText text("a.cpp", "abcdef\r\nghi\r\n");
  const Diagnostic diagnostic = error_at(text, {2, 11}, "no");
  EXPECT_EQ(diagnostic.source_line, "abcdef");
  EXPECT_EQ(diagnostic.underline_columns, 4);
}

TEST(ErrorAt, EmptyRangeAndLineEnd) {
  const SourceText text("a.cpp", "ab\ncd");
  EXPECT_EQ(error_at(text, {1, 1}, "no").underline_columns, 1);
  const Diagnostic at_line_end = error_at(text, {2, 3}, "no");
  EXPECT_EQ(at_line_end.line, 1);
  EXPECT_EQ(at_line_end.column, 3);
  EXPECT_EQ(at_line_end.underline_columns, 1);
  const Diagnostic at_end = error_at(text, {5, 5}, "no");
  EXPECT_EQ(at_end.line, 2);
  EXPECT_EQ(at_end.column, 3);
}

TEST(ErrorAt, EmptyFileAndPlaceBehindTheEnd) {
  const SourceText text("a.cpp", "");
  const Diagnostic diagnostic = error_at(text, {7, 9}, "no");
  EXPECT_EQ(diagnostic.line, 1);
  EXPECT_EQ(diagnostic.column, 1);
  EXPECT_EQ(diagnostic.source_line, "");
}

TEST(ErrorIn, HasNoLine) {
  const Diagnostic diagnostic = error_in("a.json", "no", Fault::System);
  EXPECT_EQ(diagnostic.file, "a.json");
  EXPECT_EQ(diagnostic.line, 0);
  EXPECT_EQ(diagnostic.fault, Fault::System);
}

TEST(Diagnostics, DropsEqualOnes) {
  Diagnostics diagnostics;
  diagnostics.add(error_in("a", "one"));
  diagnostics.add(error_in("a", "two"));
  diagnostics.add(error_in("a", "one"));
  Diagnostic with_hint = error_in("a", "one");
  with_hint.hints = {"other"};
  diagnostics.add(with_hint);
  ASSERT_THAT(diagnostics.all(), SizeIs(3));
  EXPECT_EQ(diagnostics.all()[0].message, "one");
  EXPECT_EQ(diagnostics.all()[1].message, "two");
  EXPECT_THAT(diagnostics.all()[2].hints, ElementsAre("other"));
}

TEST(Diagnostics, AppendKeepsOrderAndDropsEqualOnes) {
  Diagnostics first;
  first.add(error_in("a", "one"));
  Diagnostics second;
  second.add(error_in("a", "two"));
  second.add(error_in("a", "one"));
  first.append(second);
  first.append(first);
  ASSERT_THAT(first.all(), SizeIs(2));
  EXPECT_EQ(first.all()[1].message, "two");
}

TEST(Diagnostics, ManyAreCheap) {
  Diagnostics diagnostics;
  for (int round = 0; round < 2; ++round) {
    for (int i = 0; i < 20'000; ++i) {
      diagnostics.add(error_in("a.cpp", "message " + std::to_string(i)));
    }
  }
  EXPECT_THAT(diagnostics.all(), SizeIs(20'000));
}

TEST(Diagnostics, ExitStatusIsTheGravest) {
  Diagnostics diagnostics;
  EXPECT_EQ(diagnostics.exit_status(), 0);
  Diagnostic warning = error_in("a", "careful", Fault::System);
  warning.severity = Severity::Warning;
  Diagnostic note = error_in("a", "by the way", Fault::System);
  note.severity = Severity::Note;
  diagnostics.add(warning);
  diagnostics.add(note);
  EXPECT_EQ(diagnostics.exit_status(), 0);
  EXPECT_FALSE(diagnostics.has_errors());
  diagnostics.add(error_in("a", "spec", Fault::Spec));
  EXPECT_EQ(diagnostics.exit_status(), 2);
  EXPECT_TRUE(diagnostics.has_errors());
  diagnostics.add(error_in("a", "disk", Fault::System));
  diagnostics.add(error_in("a", "source", Fault::Source));
  EXPECT_EQ(diagnostics.exit_status(), 4);
}

TEST(Diagnostics, SourceIsGraverThanSpec) {
  Diagnostics diagnostics;
  diagnostics.add(error_in("a", "source", Fault::Source));
  diagnostics.add(error_in("a", "spec", Fault::Spec));
  EXPECT_EQ(diagnostics.exit_status(), 3);
}

}  // namespace
}  // namespace patchgen
