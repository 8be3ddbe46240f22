#include "patch/slice_rewriter.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(SliceRewriter, FirstLineLosesItsIndentationAndTheOthersAsMuch) {
  const OutlinedFile file = outlined("class X {\n  void f() {\n    g();\n  }\n};\n");
  const SliceRewriter slice(file, range_of(file, "void f() {\n    g();\n  }"));
  EXPECT_EQ(slice.render().text, "void f() {\n  g();\n}");
}

TEST(SliceRewriter, LineEndsAreFolded) {
  const OutlinedFile file = outlined("\tint f() {\r\n\t\treturn 1;\r\n\t}\r\n");
  const CodeBlock block =
      SliceRewriter(file, range_of(file, "int f() {\r\n\t\treturn 1;\r\n\t}")).render();
  EXPECT_EQ(block.text, "int f() {\n\treturn 1;\n}");
  EXPECT_TRUE(block.style.tabs);
}

TEST(SliceRewriter, Changes) {
  const OutlinedFile file = outlined("int f(int a);\n");
  SliceRewriter slice(file, range_of(file, "int f(int a);"));
  slice.insert(0, "static ");
  slice.insert(0, "inline ");
  slice.replace(range_of(file, "a"), "b");
  slice.remove(range_of(file, ";"));
  EXPECT_EQ(slice.render().text, "static inline int f(int b)") << "insertions keep their order";
}

TEST(SliceRewriter, RenamesIdentifiersOnly) {
  const OutlinedFile file = outlined("X f() { X XX = \"X\"; /* X */ return g(X()); }\n");
  SliceRewriter slice(file, {0, file.text->size() - 1});
  slice.rename_identifier("X", "Y");
  EXPECT_EQ(slice.render().text, "Y f() { Y XX = \"X\"; /* X */ return g(Y()); }");
}

TEST(SliceRewriter, NamesAreMappedInIdentifiersAndComments) {
  const OutlinedFile file = outlined(
      "#include \"Old.h\"\nOldThing f();  // Old one\nconst char* s = \"Old\"; char c = 'Old';\n");
  SliceRewriter slice(file, {0, file.text->size()});
  NameMapEntry entry;
  entry.from.value = "Old";
  entry.to.value = "New";
  slice.apply(NameMap({entry}));
  EXPECT_EQ(
      slice.render().text,
      "#include \"Old.h\"\nNewThing f();  // New one\nconst char* s = \"Old\"; char c = 'Old';\n");
}

TEST(SliceRewriter, ExplicitChangesAreNotRenamed) {
  const OutlinedFile file = outlined("X f(X x);\n");
  SliceRewriter slice(file, range_of(file, "X f(X x);"));
  slice.replace({0, 1}, "X");
  slice.rename_identifier("X", "Y");
  EXPECT_EQ(slice.render().text, "X f(Y x);");
}

TEST(SliceRewriter, LinesInsideLiteralsAreFrozen) {
  const OutlinedFile file = outlined("  auto s = R\"(\n    a\n  b)\";\n  int x;\n");
  const CodeBlock block =
      SliceRewriter(file, range_of(file, "auto s = R\"(\n    a\n  b)\";\n  int x;")).render();
  EXPECT_EQ(block.text, "auto s = R\"(\n    a\n  b)\";\nint x;");
  EXPECT_THAT(block.frozen_lines, ElementsAre(1, 2));
}

TEST(SliceRewriter, InsertedLinesMoveFrozenOnes) {
  const OutlinedFile file = outlined("int a; auto s = R\"(\nx)\";\n");
  SliceRewriter slice(file, {0, file.text->size() - 1});
  slice.insert(6, "\nint b;");
  EXPECT_THAT(slice.render().frozen_lines, ElementsAre(2));
}

TEST(SliceRewriter, Until) {
  const OutlinedFile file = outlined("int f(int a) { return a; }\n");
  SliceRewriter slice(file, {0, file.text->size() - 1});
  slice.replace(range_of(file, "f"), "g");
  slice.replace(range_of(file, "return"), "co_return");
  EXPECT_EQ(slice.until(range_of(file, "{").begin).render().text, "int g(int a) ");
}

TEST(AppendBlock, FrozenLinesMoveDown) {
  CodeBlock head{.text = "a\nb", .frozen_lines = {}, .style = {}};
  const CodeBlock tail{.text = "c\nd", .frozen_lines = {1}, .style = {}};
  append(head, "\n\n", tail);
  EXPECT_EQ(head.text, "a\nb\n\nc\nd");
  EXPECT_THAT(head.frozen_lines, ElementsAre(4));
  CodeBlock plain{.text = "a", .frozen_lines = {}, .style = {}};
  append(plain, " ", {.text = "b", .frozen_lines = {}, .style = {}});
  EXPECT_EQ(plain.text, "a b");
  EXPECT_THAT(plain.frozen_lines, IsEmpty());
}

}  // namespace
}  // namespace patchgen
