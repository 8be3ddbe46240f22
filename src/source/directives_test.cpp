#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(Directives, EndWithTheirLogicalLine) {
  const Read read("#define A(x) \\\n  x /* a\n b */ y\nint z;\n");
  ASSERT_EQ(read.outline.directives.size(), 1U);
  EXPECT_EQ(read.slice(read.outline.directives[0].range), "#define A(x) \\\n  x /* a\n b */ y");
  EXPECT_THAT(read.names(), ElementsAre("variable z"));
}

TEST(Directives, KnowsWhatAnIncludeNames) {
  const Read read(
      "#include <a/b.h>\r\n# include \"c.h\" // why\n#include HEADER\n#  pragma once\n");
  const std::vector<Directive>& found = read.outline.directives;
  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(read.slice(found[0].argument), "<a/b.h>");
  EXPECT_EQ(read.slice(found[0].range), "#include <a/b.h>");
  EXPECT_EQ(read.slice(found[1].argument), "\"c.h\"");
  EXPECT_EQ(read.slice(found[2].argument), "HEADER");
  EXPECT_EQ(found[3].kind, DirectiveKind::Pragma);
}

TEST(Directives, AHashWithinALineIsNone) {
  EXPECT_TRUE(Read("int a; # b\n").outline.directives.empty());
}

TEST(Directives, DepthDoesNotCountAnIncludeGuard) {
  const Read read(
      "// x\n#ifndef A_H\n#define A_H\n#include <a>\n#ifdef B\n#include <b>\n#endif\n#endif\n");
  ASSERT_EQ(read.outline.directives.size(), 7U);
  EXPECT_EQ(read.outline.directives[2].conditional_depth, 0);
  EXPECT_EQ(read.outline.directives[4].conditional_depth, 1);
}

TEST(Directives, AnIncludeGuardIsNoCondition) {
  const Read read("#ifndef A_H\n#define A_H\nint a;\n#endif  // A_H\n");
  EXPECT_TRUE(read.at("a").conditions.empty());
  const Read no_guard("#ifndef A_H\n#define A_H\nint a;\n#endif\nint b;\n");
  EXPECT_THAT(no_guard.at("a").conditions, ElementsAre("#ifndef A_H"));
}

TEST(Directives, ConditionsAreSpelledWithSingleSpaces) {
  const Read read(
      "#  if  defined(A) &&  B /* c */\nint a;\n#else\nint b;\n#ifdef C\nint c;\n#endif\n#endif\n");
  EXPECT_THAT(read.at("a").conditions, ElementsAre("#if defined(A) && B"));
  EXPECT_THAT(read.at("b").conditions, ElementsAre("#else of #if defined(A) && B"));
  EXPECT_THAT(read.at("c").conditions, ElementsAre("#else of #if defined(A) && B", "#ifdef C"));
}

}  // namespace
}  // namespace patchgen
