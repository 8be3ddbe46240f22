#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

TEST(OutlineRobustness, GarbageIsUnknownBetweenItsNeighbours) {
  const Read read("int a;\n@ ) ? 3 4;\nint b;\nif (x) { y(); }\nvoid f() {}\n");
  EXPECT_EQ(read.at("a").kind, DeclarationKind::Variable);
  EXPECT_EQ(read.at("b").kind, DeclarationKind::Variable);
  EXPECT_EQ(read.at("f").kind, DeclarationKind::Function);
  EXPECT_THAT(read.names(), ::testing::Contains("unknown "));
}

TEST(OutlineRobustness, ReportsBracketsWithoutAPartner) {
  const Read open("void f() {\n  (\n}\n");
  ASSERT_EQ(open.outline.problems.size(), 1U);
  EXPECT_EQ(open.outline.problems[0].message, "unbalanced '(': never closed");
  EXPECT_EQ(open.outline.problems[0].line, 2);
  EXPECT_EQ(open.outline.problems[0].fault, Fault::Source);
  const Read stray("int a;\n]\nint b;\n");
  ASSERT_EQ(stray.outline.problems.size(), 1U);
  EXPECT_EQ(stray.outline.problems[0].message, "unbalanced ']': never opened");
}

TEST(OutlineRobustness, ReportsWhatHasNoEnd) {
  ASSERT_EQ(Read("int a; /* b").outline.problems.size(), 1U);
  EXPECT_EQ(Read("int a; /* b").outline.problems[0].message, "unterminated comment");
  const Read raw("auto s = R\"(b;\nint c;\n");
  ASSERT_EQ(raw.outline.problems.size(), 1U);
  EXPECT_EQ(raw.outline.problems[0].message, "unterminated raw string literal");
}

TEST(OutlineRobustness, ConditionsOfDeepConditionalsStayFew) {
  std::string open;
  std::string close;
  for (int i = 0; i < 100; ++i) {
    open += "#if A" + std::to_string(i) + "\n";
    close += "int x;\n#endif\n";
  }
  const Read read(open + close);
  const std::vector<std::string>& deep = read.outline.declarations.front().conditions;
  ASSERT_EQ(deep.size(), 64U);
  EXPECT_EQ(deep.back(), "#if A63");
  EXPECT_THAT(read.outline.declarations[97].conditions,
              ::testing::ElementsAre("#if A0", "#if A1", "#if A2"));
}

TEST(OutlineRobustness, JsonReplacesInvalidUtf8) {
  const Read read("int a;\nvoid \xC3\xA9() {}\nM(\xFF)\n");
  const std::string json = outline_as_json(read.outline, read.text);
  EXPECT_THAT(json, ::testing::HasSubstr("\"qualified_name\": \"a\""));
  EXPECT_THAT(json, ::testing::HasSubstr("\"file\": \"test.cpp\""));
  EXPECT_EQ(json.back(), '\n');
}

TEST(OutlineRobustness, TextShowsKindNameLinesAndCondition) {
  const Read read(
      "#if A\nclass X {\n  void f(int a);\n#ifdef B\n  void g() {\n  }\n#endif\n};\n#endif\n"
      "static_assert(1);\n");
  EXPECT_EQ(read.tree(),
            "test.cpp  10 lines\n"
            "  2-8  class X  [#if A]\n"
            "    3    method f(int);\n"
            "  5-6    method g()  [#ifdef B]\n"
            "   10  static_assert\n");
}

}  // namespace
}  // namespace patchgen
