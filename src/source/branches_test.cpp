#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(Branches, AllAreReadWhenTheyHoldWholeDeclarations) {
  const Read read("#if A\nvoid f() {}\n#elif B\nvoid g();\n#else\nstruct S {};\n#endif\nint x;\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "function g", "struct S", "variable x"));
}

TEST(Branches, HeadsThatEachOpenABrace) {
  const Read read(
      "#if A\nvoid f(int a) {\n#else\nvoid other() {}\nvoid f(long a) {\n#endif\n  g();\n}\nint "
      "x;\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "function other", "variable x"));
  EXPECT_EQ(read.at("f").signature, "(int)");
  EXPECT_TRUE(read.at("f").conditions.empty());
  EXPECT_THAT(read.at("other").conditions, ElementsAre("#else of #if A"));
}

TEST(Branches, HalfOfAHead) {
  const Read read(
      "#ifdef A\ntemplate <class T>\n#else\ntemplate <class T, class U>\n#endif\nclass X {};\nint "
      "y;\n");
  EXPECT_THAT(read.names(), ElementsAre("class X", "variable y"));
}

TEST(Branches, WithinADeclaration) {
  const Read read("void f(int a\n#if A\n  , int b\n#else\n  , long c\n#endif\n) {}\nint y;\n");
  EXPECT_EQ(read.at("f").signature, "(int, int)");
  EXPECT_THAT(read.names(), ElementsAre("function f", "variable y"));
}

TEST(Branches, TheSameConditionClosesWhatItOpened) {
  const Read read(
      "#ifdef A\nnamespace n {\n#endif\nint x;\n#ifndef A\nint y;\n#else\n}\n#endif\nint z;\n");
  EXPECT_THAT(read.names(), ElementsAre("namespace n", "variable x", "variable y", "variable z"));
  EXPECT_TRUE(read.outline.problems.empty());
}

TEST(Branches, AConjunctionThatContradictsEarlierChoices) {
  const Read read(
      "namespace a {\n#if STD\n#elif defined(TR1)\nnamespace tr1 {\n#endif\nint x;\n"
      "#if ! STD && defined(TR1)\n}\n#endif\nint y;\n}\n");
  EXPECT_EQ(read.at("a::y").name, "y");
  EXPECT_TRUE(read.outline.problems.empty());
}

TEST(Branches, ReadAsCPlusPlus) {
  const Read read(
      "#ifndef __cplusplus\ntypedef struct X {\n#else\nstruct X {\n#endif\n  int a;\n};\n");
  EXPECT_THAT(read.names(), ElementsAre("struct X", "field a"));
}

TEST(Branches, DeadCodeIsNotRead) {
  const Read read(
      "#if 0\nit's { prose\n#else\nint a;\n#endif\n#if 1\nint b;\n#else\nint c;\n#endif\n");
  EXPECT_THAT(read.names(), ElementsAre("variable a", "variable b"));
}

TEST(Branches, AMacroInsteadOfASemicolonEndsABranch) {
  const Read read(
      "#if A\nint f() { return 1; }\n#else\nint g() RETURNS(1)\n#endif\ntemplate <class T> int "
      "h();\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "function g", "function h"));
}

TEST(Branches, UnterminatedAndStrayConditionals) {
  EXPECT_THAT(Read("#if A\nint a;\n#else\nint b;\n").names(),
              ElementsAre("variable a", "variable b"));
  EXPECT_THAT(Read("#endif\n#else\nint a;\n").names(), ElementsAre("variable a"));
}

TEST(Branches, TheFirstOfSeveralHeadsWhateverWasAssumed) {
  // `#if !A` is taken for true, but nothing hangs on it in the second conditional.
  const Read read(
      "#if !A\nint x = f(\n#else\nint x = g(\n#endif\n1);\ntemplate <int N>\n#if A\nvoid a()\n"
      "#elif B\nvoid b()\n#else\nvoid c()\n#endif\n{}\nint y;\n");
  EXPECT_THAT(read.names(), ElementsAre("variable x", "function a", "variable y"));
}

TEST(Branches, ABranchThatClosesWhatOnlyAnUnreadOneOpened) {
  const Read read(
      "void f() {\n#ifdef M\n  mov a\n#elif defined(G)\n  asm(\n#endif\n  b\n#ifdef H\n  );\n"
      "#endif\n}\nint x;\n");
  EXPECT_THAT(read.names(), ElementsAre("function f", "variable x"));
  EXPECT_TRUE(read.outline.problems.empty());
}

}  // namespace
}  // namespace patchgen
