#include "project/format_answer.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

TEST(BeyondLayout, WhatStylesDoIsLayout) {
  for (const auto& [before, after] : {
           std::pair("int f(int a){return a;}", "int f( int a )\n{\n  return a;\n}\n"),
           std::pair("if (a) b();", "if (a) {\n  b();\n}"),
           std::pair("const int x = (a);", "int const x = a;"),
           std::pair("enum E { A, B };", "enum E { A, B, };"),
           std::pair("int x = 1000000;", "int x = 1'000'000;"),
           std::pair("#include <b>\n\n#include <a>\n", "#include <a>\n#include <b>\n"),
           std::pair("#include <a>\n#include <a>\n", "#include <a>\n"),
           std::pair("namespace a {\n}", "namespace a {\n}  // namespace a"),
           std::pair("namespace a {\n}  // that was a", "namespace a {\n}  // namespace a"),
           std::pair("// one two\nint x;", "// one\n// two\nint x;"),
           std::pair("f(\"one two\");", "f(\"one \"\n  \"two\");"),
       }) {
    EXPECT_EQ(beyond_layout(before, after), std::nullopt) << before << "\n" << after;
  }
}

TEST(BeyondLayout, WhatIsLostOrNewIsNamed) {
  EXPECT_EQ(beyond_layout("int a;\nint b;\n", "int a;\n"), "'int' of line 2 is gone");
  EXPECT_EQ(beyond_layout("int a;\n", "int a;\n// \xff\n"),
            "line 2 of its answer has '\\xFF' more");
  EXPECT_EQ(beyond_layout("int a;\n", std::string("int a;\n\0\n", 9)),
            "line 2 of its answer has a NUL byte");
  EXPECT_EQ(beyond_layout("int a;\n// why\n", "int a;\n"), "'why' of line 2 is gone");
  EXPECT_EQ(beyond_layout("struct A {\n};\n", "struct A {\n"),
            "its brackets do not match any more");
  EXPECT_EQ(beyond_layout("x = a + b;", "x = a - b;"), "'+' of line 1 is gone");
}

}  // namespace
}  // namespace patchgen
