#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

TEST(OutlineMacros, Invocations) {
  const Read read("TORCH_MODULE(X);\nTEST(a, b) { int x; }\nREGISTER(y)\nint z;\nEND_ALL()");
  EXPECT_THAT(read.names(),
              ElementsAre("macro_invocation TORCH_MODULE", "macro_invocation TEST",
                          "macro_invocation REGISTER", "variable z", "macro_invocation END_ALL"));
  const Declaration& module = read.outline.declarations[0];
  EXPECT_EQ(read.slice(module.parameters), "(X)");
  EXPECT_EQ(read.slice(module.range), "TORCH_MODULE(X);");
  EXPECT_EQ(read.slice(read.outline.declarations[1].body), "{ int x; }");
}

TEST(OutlineMacros, BareMacrosThatStandAlone) {
  const Read read(
      "FMT_BEGIN_NAMESPACE\nnamespace n {\nint a;\n}\nEXPORTED_X\n\nint b;\nclass X {\n"
      "  Q_OBJECT\n public:\n  int c;\n};\nFMT_END_NAMESPACE\n");
  EXPECT_THAT(read.names(), ElementsAre("macro_invocation FMT_BEGIN_NAMESPACE", "namespace n",
                                        "variable a", "macro_invocation EXPORTED_X", "variable b",
                                        "class X", "macro_invocation Q_OBJECT", "field c",
                                        "macro_invocation FMT_END_NAMESPACE"));
}

TEST(OutlineMacros, BareMacrosThatSpecify) {
  const Read read("JSON_TPL_DECLARATION\nclass X {};\nMY_API\nvoid f();\n");
  EXPECT_EQ(read.slice(read.at("X").range), "JSON_TPL_DECLARATION\nclass X {};");
  EXPECT_EQ(read.slice(read.at("f").range), "MY_API\nvoid f();");
}

TEST(OutlineMacros, InAClassTheOwnNameIsAConstructor) {
  const Read read(
      "class ABC {\n  ABC();\n  ABC(int) {}\n  DEFAULT_COPY(ABC)\n  void f();\n  MAKE(x)\n};\n");
  EXPECT_THAT(read.names(),
              ElementsAre("class ABC", "constructor ABC", "constructor ABC",
                          "macro_invocation DEFAULT_COPY", "method f", "macro_invocation MAKE"));
}

TEST(OutlineMacros, AMacroThatMakesTheReturnType) {
  const Read read("RETURNS(int)\nf(int a) { return a; }\n");
  EXPECT_EQ(read.slice(read.at("f").range), "RETURNS(int)\nf(int a) { return a; }");
}

TEST(OutlineMacros, ACallAboveAFunctionThatReturnsConst) {
  const Read read("struct S {\n  DECLARE(S)\n\n  const T& get() const { return a; }\n};\n");
  EXPECT_THAT(read.names(), ElementsAre("struct S", "macro_invocation DECLARE", "method get"));
  const Read trailing("struct S {\n  OPERATOR(int)\n  const { return a; }\n};\n");
  EXPECT_THAT(trailing.names(), ElementsAre("struct S", "macro_invocation OPERATOR"));
}

TEST(OutlineMacros, AMacroBetweenTypeAndName) {
  const Read read("local const T FAR table[][2] = {{1, 2}};\nT FAR x = 1;\nint y UNUSED;\n");
  EXPECT_THAT(read.names(), ElementsAre("variable table", "variable x", "variable y"));
}

}  // namespace
}  // namespace patchgen
