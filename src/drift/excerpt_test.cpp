#include "drift/excerpt.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

constexpr std::size_t kAll = 1000;

Excerpt source(const std::string& is, const std::string& ought, std::size_t most = kAll) {
  return source_excerpt(SourceText("is", is), SourceText("ought", ought), most);
}

TEST(SourceExcerpt, ShowsTheLinesThatChange) {
  const Excerpt excerpt =
      source("int a;\nint b;\nint c;\nint d;\n", "int a;\nint b;\nlong c;\nint d;\n");
  EXPECT_EQ(excerpt.text, "@@ -1,4 +1,4 @@\n int a;\n int b;\n-int c;\n+long c;\n int d;\n");
  EXPECT_EQ(excerpt.first_line, 3);
  EXPECT_EQ(excerpt.more_lines, 0U);
}

TEST(SourceExcerpt, LeavesLayoutAlone) {
  const Excerpt excerpt = source("int f(\n    int a,\n    int b);\nint c;\nvoid g() { h(); }\n",
                                 "int f(int a, int b);\nint c;\nvoid g() {\n  k();\n}\n");
  EXPECT_EQ(
      excerpt.text,
      "@@ -3,3 +1,5 @@\n     int b);\n int c;\n-void g() { h(); }\n+void g() {\n+  k();\n+}\n");
  EXPECT_EQ(excerpt.first_line, 5);
}

TEST(SourceExcerpt, InsertedAndRemovedLines) {
  EXPECT_EQ(source("int a;\nint c;\n", "int a;\nint b;\nint c;\n").text,
            "@@ -1,2 +1,3 @@\n int a;\n+int b;\n int c;\n");
  EXPECT_EQ(source("int a;\nint b;\nint c;\n", "int a;\nint c;\n").text,
            "@@ -1,3 +1,2 @@\n int a;\n-int b;\n int c;\n");
  EXPECT_EQ(source("", "int a;\n").text, "@@ -1,0 +1,1 @@\n+int a;\n");
  EXPECT_EQ(source("int a;\n", "").text, "@@ -1,1 +1,0 @@\n-int a;\n");
}

TEST(SourceExcerpt, CommentsAreToldFromCode) {
  EXPECT_EQ(source("f();\n// g();\n", "f();\ng();\n").text,
            "@@ -1,2 +1,2 @@\n f();\n-// g();\n+g();\n");
}

TEST(SourceExcerpt, FingerprintsAreLeftAloneWhateverStandsAboveTheHeader) {
  const std::string rule = "// " + std::string(76, '=') + "\n";
  const std::string header = rule + "//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY\n" + rule +
                             "//  Fingerprint: 0123456789abcdef\n" + rule + "int a;\n";
  const Excerpt excerpt = source("// NOTE\n" + header, header);
  EXPECT_EQ(excerpt.text.find("Fingerprint"), std::string::npos) << excerpt.text;
  EXPECT_NE(excerpt.text.find("-// NOTE\n"), std::string::npos);
}

TEST(SourceExcerpt, LayoutAloneIsShownWhenThereIsNothingElse) {
  EXPECT_EQ(source("int  a;\n", "int a;\n").text, "@@ -1 +1 @@\n-int  a;\n+int a;\n");
}

TEST(SourceExcerpt, IsCutAndCountsTheRest) {
  std::string is;
  std::string ought;
  for (int i = 0; i < 100; ++i) {
    is += "int a" + std::to_string(i) + ";\n";
    ought += "long a" + std::to_string(i) + ";\n";
  }
  const Excerpt excerpt = source(is, ought, 10);
  EXPECT_EQ(std::count(excerpt.text.begin(), excerpt.text.end(), '\n'), 10);
  EXPECT_EQ(excerpt.more_lines, 201U - 10U);
}

TEST(PlainExcerpt, KnowsItsFirstChangedLine) {
  const Excerpt excerpt = plain_excerpt("a\nb\nc\nd\ne\n", "a\nb\nc\nd\nx\n", kAll);
  EXPECT_EQ(excerpt.first_line, 5);
  EXPECT_EQ(plain_excerpt("a\n", "a\n", kAll).text, "");
  EXPECT_EQ(plain_excerpt("a\n", "a\n", kAll).first_line, 0);
}

}  // namespace
}  // namespace patchgen
