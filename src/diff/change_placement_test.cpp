#include "diff/change_placement.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

/// The new text with `+` before each inserted line, as the placement has it.
std::string marked(std::string_view old_text, std::string_view new_text) {
  const auto old_lines = lines_of(old_text);
  const auto new_lines = lines_of(new_text);
  const auto changes = place_changes(edit_script(old_lines, new_lines), old_lines, new_lines);
  std::string text;
  std::size_t i = 0;
  std::size_t j = 0;
  const auto common_until = [&](std::size_t old_end) {
    for (; i < old_end; ++i, ++j) {
      EXPECT_EQ(old_lines[i], new_lines[j]);
      text.append(1, ' ').append(old_lines[i]);
    }
  };
  for (const Change& change : changes) {
    common_until(change.old_begin);
    EXPECT_EQ(j, change.new_begin);
    for (; i < change.old_end; ++i) {
      text.append(1, '-').append(old_lines[i]);
    }
    for (; j < change.new_end; ++j) {
      text.append(1, '+').append(new_lines[j]);
    }
  }
  common_until(old_lines.size());
  EXPECT_EQ(j, new_lines.size());
  return text;
}

TEST(PlaceChanges, FunctionWithItsBrace) {
  EXPECT_EQ(marked("void a() {\n  x();\n}\n\nvoid c() {\n  z();\n}\n",
                   "void a() {\n  x();\n}\n\nvoid b() {\n  y();\n}\n\nvoid c() {\n  z();\n}\n"),
            " void a() {\n   x();\n }\n \n+void b() {\n+  y();\n+}\n+\n void c() {\n   z();\n }\n");
}

TEST(PlaceChanges, LastFunctionOfTheFile) {
  EXPECT_EQ(marked("void a() {\n  x();\n}\n", "void a() {\n  x();\n}\n\nvoid b() {\n  y();\n}\n"),
            " void a() {\n   x();\n }\n+\n+void b() {\n+  y();\n+}\n");
}

TEST(PlaceChanges, FunctionWithoutBlankLines) {
  EXPECT_EQ(marked("int a() {\n  x();\n}\nint c() {\n  z();\n}\n",
                   "int a() {\n  x();\n}\nint b() {\n  y();\n}\nint c() {\n  z();\n}\n"),
            " int a() {\n   x();\n }\n+int b() {\n+  y();\n+}\n int c() {\n   z();\n }\n");
}

TEST(PlaceChanges, BracesOnLinesOfTheirOwn) {
  EXPECT_EQ(
      marked("int a()\n{\n  x();\n}\n\nint c()\n{\n  z();\n}\n",
             "int a()\n{\n  x();\n}\n\nint b()\n{\n  y();\n}\n\nint c()\n{\n  z();\n}\n"),
      " int a()\n {\n   x();\n }\n \n+int b()\n+{\n+  y();\n+}\n+\n int c()\n {\n   z();\n }\n");
}

TEST(PlaceChanges, MethodWithItsComment) {
  EXPECT_EQ(marked("class A {\n  /// One.\n  int a();\n\n  /// Three.\n  int c();\n};\n",
                   "class A {\n  /// One.\n  int a();\n\n  /// Two.\n  int b();\n\n  /// Three.\n"
                   "  int c();\n};\n"),
            " class A {\n   /// One.\n   int a();\n \n+  /// Two.\n+  int b();\n+\n   /// Three.\n"
            "   int c();\n };\n");
}

TEST(PlaceChanges, BranchInsideAFunction) {
  EXPECT_EQ(marked("f() {\n  if (a) {\n    x();\n  }\n  done();\n}\n",
                   "f() {\n  if (a) {\n    x();\n  }\n  if (b) {\n    y();\n  }\n  done();\n}\n"),
            " f() {\n   if (a) {\n     x();\n   }\n+  if (b) {\n+    y();\n+  }\n   done();\n }\n");
}

TEST(PlaceChanges, DirectivesStayTogether) {
  EXPECT_EQ(marked("#if A\nx\n#endif\n#if C\nz\n#endif\n",
                   "#if A\nx\n#endif\n#if B\ny\n#endif\n#if C\nz\n#endif\n"),
            " #if A\n x\n #endif\n+#if B\n+y\n+#endif\n #if C\n z\n #endif\n");
}

TEST(PlaceChanges, DeletionsLikewise) {
  EXPECT_EQ(marked("int a() {\n  x();\n}\n\nint b() {\n  y();\n}\n\nint c() {\n  z();\n}\n",
                   "int a() {\n  x();\n}\n\nint c() {\n  z();\n}\n"),
            " int a() {\n   x();\n }\n \n-int b() {\n-  y();\n-}\n-\n int c() {\n   z();\n }\n");
}

TEST(PlaceChanges, RunsThatMeetBecomeOne) {
  const std::vector<std::string_view> old_lines = {"a\n", "b\n"};
  const std::vector<std::string_view> new_lines = {"a\n", "a\n", "x\n", "a\n", "b\n"};
  // "a x" between and "a" before: the first can be moved down to the second.
  const auto placed = place_changes({Change{0, 0, 0, 1}, Change{1, 1, 2, 4}}, old_lines, new_lines);
  ASSERT_EQ(placed.size(), 1U);
  EXPECT_EQ(placed[0].new_end - placed[0].new_begin, 3U);
}

TEST(PlaceChanges, EqualLinesOnly) {
  EXPECT_EQ(marked("x\nx\nx\n", "x\nx\nx\nx\n").size(), 12U);
  EXPECT_EQ(marked("\n\n", "\n\n\n\n").size(), 8U);
}

}  // namespace
}  // namespace patchgen
