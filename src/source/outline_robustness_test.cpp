#include <chrono>
#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

std::string repeat(std::string_view piece, int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += piece;
  return text;
}

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

TEST(OutlineRobustness, EveryTruncationIsRead) {
  const std::string text =
      "// c\n#if A\ntemplate <class T> class X : B<T> {\n  X(int a = R\"(x)\") : a_{1} {}\n"
      "  operator bool() const noexcept;\n#else\n  void f() REQUIRES(m) { g<1>(); }\n#endif\n};\n"
      "typedef struct { int b; } Y;\nint (*r(int))(long) { }\nTEST(a, b) { /* x */ }\n";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    const Read read(text.substr(0, size));
    for_each_declaration(read.outline.declarations,
                         [&](const Declaration& d, const Declaration* parent) {
                           EXPECT_TRUE((ByteRange{0, size}.contains(d.range)));
                           EXPECT_TRUE(d.owned.contains(d.range));
                           EXPECT_FALSE(d.range.empty());
                           EXPECT_TRUE(parent == nullptr || parent->range.contains(d.range));
                         });
  }
}

class DeepNesting : public ::testing::TestWithParam<std::string> {};

TEST_P(DeepNesting, IsReadInNoTime) {
  const auto start = std::chrono::steady_clock::now();
  const Read read(repeat(GetParam(), 10000));
  const auto spent = std::chrono::steady_clock::now() - start;
  EXPECT_LT(spent, std::chrono::seconds(20));  // sanitizers and a busy machine included
}

INSTANTIATE_TEST_SUITE_P(Openers, DeepNesting,
                         ::testing::Values("{", "(", "[", "<", "a<", "namespace a {", "struct a {",
                                           "#if A\n", "#if A\nvoid f() {\n", "template<", "(*",
                                           "using <", "operator ", "struct a : ", "}", "A(x)\n",
                                           "'\n", "\"\n", "R\"(\n", "x<{",
                                           "a::", "extern \"C\" {"));

TEST(OutlineRobustness, ConditionsOfDeepConditionalsStayFew) {
  const Read read(repeat("#if A\n", 10000) + repeat("int x;\n#endif\n", 10000));
  EXPECT_LE(read.outline.declarations.front().conditions.size(), 64U);
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
