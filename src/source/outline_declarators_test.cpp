#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

std::vector<std::string> slices(const Read& read) {
  std::vector<std::string> slices;
  for (const Declaration& each : read.outline.declarations) {
    slices.push_back(read.slice(each.name_range) + "|" + read.slice(each.range));
  }
  return slices;
}

TEST(OutlineDeclarators, EachNameIsADeclarationOfTheSameRange) {
  const Read read("int a, *b = f(1, 2), c[3] = {1, 2};\n");
  EXPECT_THAT(slices(read), ElementsAre("a|int a, *b = f(1, 2), c[3] = {1, 2};",
                                        "b|int a, *b = f(1, 2), c[3] = {1, 2};",
                                        "c|int a, *b = f(1, 2), c[3] = {1, 2};"));
}

TEST(OutlineDeclarators, OfEveryKind) {
  const Read read(
      "typedef struct S { int a; } T, *P, A[2];\ntypedef int I, (*F)(int, int), &R;\n"
      "struct X {\n  int a : 1, b : 2 = 3, : 0;\n  static const int k = 1, n = k < 2;\n"
      "  int f(int a, int b), g() const;\n};\nint X::m = 1, X::o{2};\n"
      "extern int e, h;\nstd::map<int, int> u, v = {{1, 2}}, w(g<1, 2>());\n"
      "int (*fp)(int, long), (*fq[3])(int);\nstruct { int c; } r, *s;\n"
      "auto l = [](int a, int b) { return a, b; }, q = l;\n");
  EXPECT_THAT(read.names(),
              ElementsAre("type_alias T", "struct S", "field a", "type_alias P", "type_alias A",
                          "type_alias I", "type_alias F", "type_alias R", "struct X", "field a",
                          "field b", "field k", "field n", "method f", "method g", "variable m",
                          "variable o", "variable e", "variable h", "variable u", "variable v",
                          "variable w", "variable fp", "variable fq", "variable r", "struct ",
                          "field c", "variable s", "variable l", "variable q"));
  EXPECT_EQ(read.at("X::g").signature, "() const");
  EXPECT_FALSE(read.at("h").is_definition);
  EXPECT_TRUE(read.at("X::o").is_definition);
  EXPECT_EQ(read.at("X::b").access, Access::Public);
}

TEST(OutlineDeclarators, CommasThatPartNothing) {
  const Read read(
      "template <class A, class B> B t = C<A, B>::value;\nint x = f<1, 2>(3), y;\n"
      "std::pair<int, int> g();\nM(a), N(b);\nusing U = P<int, int>;\n"
      "friend void z(int, int);\nint w = (1, 2);\n");
  EXPECT_THAT(read.names(),
              ElementsAre("variable t", "variable x", "variable y", "function g",
                          "macro_invocation M", "type_alias U", "friend z", "variable w"));
}

TEST(OutlineDeclarators, StructuredBindingsAtNamespaceScope) {
  const Read read("auto [a, b] = f(1, 2);\nconst auto& [c, d, e] = g();\nint h;\n");
  EXPECT_THAT(read.names(), ElementsAre("variable a", "variable b", "variable c", "variable d",
                                        "variable e", "variable h"));
  EXPECT_EQ(read.slice(read.at("b").range), "auto [a, b] = f(1, 2);");
}

TEST(OutlineDeclarators, VariablesWithArguments) {
  const Read read(
      "namespace n {\nconst X X::one(kOne);\nconstexpr Error two(kTwo, b::kThree);\n"
      "X three(1);\nX four(Y);\nX five(int);\nstatic X six();\nconstexpr X seven(int a);\n}\n");
  EXPECT_THAT(read.names(),
              ElementsAre("namespace n", "variable one", "variable two", "variable three",
                          "function four", "function five", "function six", "function seven"));
  EXPECT_EQ(read.at("n::X::one").name, "one");
}

TEST(OutlineDeclarators, ClassesWithVariablesBehindThem) {
  const Read read(
      "struct X { int a; } inline constexpr x{};\nstruct Y { int b; } PACKED;\n"
      "union U { struct IN_CAPITALS field; class API Nested; };\n");
  EXPECT_THAT(read.names(), ElementsAre("variable x", "struct X", "field a", "struct Y", "field b",
                                        "union U", "field field", "class Nested"));
  EXPECT_EQ(read.slice(read.at("Y").range), "struct Y { int b; } PACKED;");
}

TEST(OutlineDeclarators, PointersToFunctionsAndArraysOfThem) {
  const Read read(
      "void (*table[2])(int) = {f, g};\nint (*choose(int a))(long) { return 0; }\n"
      "int (*(*deep)(int))[3];\ntypedef void (*DEPRECATED handler)();\n"
      "typedef void ((X::*wrapped)() const);\ntypedef int (digest)[5];\n"
      "int (X::*member)(int) const;\nauto (*trailing)(int) -> int;\n");
  EXPECT_THAT(read.names(),
              ElementsAre("variable table", "function choose", "variable deep",
                          "type_alias handler", "type_alias wrapped", "type_alias digest",
                          "variable member", "variable trailing"));
  EXPECT_EQ(read.at("choose").signature, "(int)");
}

TEST(OutlineDeclarators, TenThousandNamesAreReadInNoTime) {
  std::string text = "int a";
  for (int i = 0; i < 10000; ++i) text += ", *b = f(1)";
  const Read read(text + ";\n");
  EXPECT_EQ(read.outline.declarations.size(), 10001U);
}

}  // namespace
}  // namespace patchgen
