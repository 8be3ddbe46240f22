#include "patch/insertion_points.h"

#include <gtest/gtest.h>
#include <string>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

/// `code` with a "|" where `find` points to.
template <class Find>
std::string marked(const std::string& code, Find&& find) {
  const OutlinedFile file = outlined(code);
  std::string result = code;
  result.insert(find(file), "|");
  return result;
}

std::string includes_of(const std::string& code) {
  return marked(code, [](const OutlinedFile& file) { return after_includes(file); });
}

TEST(AfterIncludes, BehindTheLastPlainOne) {
  EXPECT_EQ(includes_of("#include <a>\n\n#include \"b\"\nint x;\n"),
            "#include <a>\n\n#include \"b\"\n|int x;\n");
  EXPECT_EQ(includes_of("#include <a>  // why\r\nint x;\r\n"),
            "#include <a>  // why\r\n|int x;\r\n");
  EXPECT_EQ(includes_of("#include <a>"), "#include <a>|");
}

TEST(AfterIncludes, ConditionalOnesCountAsAGroup) {
  EXPECT_EQ(includes_of("#include <a>\n#if X\n#include <b>\n#endif\nint x;\n"),
            "#include <a>\n#if X\n#include <b>\n#endif\n|int x;\n");
  EXPECT_EQ(includes_of("#include <a>\n#if X\n#include <b>\nint y;\n#endif\nint x;\n"),
            "#include <a>\n|#if X\n#include <b>\nint y;\n#endif\nint x;\n");
}

TEST(AfterIncludes, ThoseBehindTheCodeDoNotCount) {
  EXPECT_EQ(includes_of("#include <a>\nstruct X {};\n#include <b>\n"),
            "#include <a>\n|struct X {};\n#include <b>\n");
}

TEST(AfterIncludes, WithoutIncludes) {
  EXPECT_EQ(includes_of("int x;\n"), "|int x;\n");
  EXPECT_EQ(includes_of("\xEF\xBB\xBFint x;\n"), "\xEF\xBB\xBF|int x;\n");
  EXPECT_EQ(includes_of("#pragma once\nint x;\n"), "#pragma once\n|int x;\n");
  EXPECT_EQ(includes_of("#ifndef A_H\n#define A_H\nint x;\n#endif\n"),
            "#ifndef A_H\n#define A_H\n|int x;\n#endif\n");
  EXPECT_EQ(includes_of("// Licence.\n\nint x;\n"), "// Licence.\n|\nint x;\n");
  EXPECT_EQ(includes_of(""), "|");
}

TEST(AfterIncludes, GuardIsNoCondition) {
  EXPECT_EQ(includes_of("#ifndef A_H\n#define A_H\n#include <a>\nint x;\n#endif\n"),
            "#ifndef A_H\n#define A_H\n#include <a>\n|int x;\n#endif\n");
}

TEST(IncludePosition, BehindThoseOfItsKind) {
  const std::string code = "#include <a>\n#include \"b\"\nint x;\n";
  EXPECT_EQ(marked(code, [](const OutlinedFile& file) { return include_position(file, "<c>"); }),
            "#include <a>\n|#include \"b\"\nint x;\n");
  EXPECT_EQ(marked(code, [](const OutlinedFile& file) { return include_position(file, "\"c\""); }),
            "#include <a>\n#include \"b\"\n|int x;\n");
  EXPECT_EQ(marked("#include <a>\nint x;\n",
                   [](const OutlinedFile& file) { return include_position(file, "\"c\""); }),
            "#include <a>\n|int x;\n");
}

std::string usings_of(const std::string& code) {
  return marked(code, [](const OutlinedFile& file) { return using_position(file); });
}

TEST(UsingPosition, BehindThoseThatFollowTheIncludes) {
  EXPECT_EQ(usings_of("#include <a>\n\nusing a::b;\nnamespace c = d;\n\nint x;\nusing e::f;\n"),
            "#include <a>\n\nusing a::b;\nnamespace c = d;\n|\nint x;\nusing e::f;\n");
  EXPECT_EQ(usings_of("#include <a>\nint x;\n"), "#include <a>\n|int x;\n");
  EXPECT_EQ(usings_of("#include <a>\nusing a::b;  // why\nint x;\n"),
            "#include <a>\nusing a::b;  // why\n|int x;\n");
}

TEST(LineBefore, AtTheBeginOfTheLineUnlessSomethingStandsThere) {
  const SourceText text("x", "a { b; }\n  c;\n");
  EXPECT_EQ(line_before(text, {4, 6}), 4U);
  EXPECT_EQ(line_before(text, {11, 13}), 9U);
}

TEST(LineAfter, AtTheNextLineUnlessSomethingFollows) {
  const SourceText text("x", "aa; bb;\ncc;  \ndd;");
  EXPECT_EQ(line_after(text, {0, 3}), 3U);
  EXPECT_EQ(line_after(text, {4, 7}), 8U);
  EXPECT_EQ(line_after(text, {8, 11}), 14U);
  EXPECT_EQ(line_after(text, {14, 17}), 17U);
}

TEST(IncludesAlready, PlainOnesOnly) {
  const OutlinedFile file = outlined("#include <a>\n#if X\n#include <b>\n#endif\n");
  EXPECT_TRUE(includes_already(file, "<a>"));
  EXPECT_FALSE(includes_already(file, "\"a\""));
  EXPECT_FALSE(includes_already(file, "<b>"));
  EXPECT_TRUE(has_plain_include(file));
  EXPECT_FALSE(has_plain_include(outlined("#if X\n#include <b>\n#endif\n")));
}

}  // namespace
}  // namespace patchgen
