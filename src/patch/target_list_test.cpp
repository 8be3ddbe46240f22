#include <gmock/gmock.h>
#include <string>

#include <patchgen/target_list.h>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

std::string targets_in(const std::string& code) {
  return targets_as_text(list_targets(outlined(code)));
}

TEST(TargetList, NamesWhatCanBePatched) {
  EXPECT_EQ(targets_in("namespace n { class X { int a; void f(); ~X(); X& operator+=(int); };\n"
                       "void X::f() {} int g(); enum E { kA }; using T = int; int v = 1; }\n"
                       "static_assert(true); TEST(a, b) {}\n"),
            "n::X\nn::X::a\nn::X::~X\nn::X::operator+=\nn::X::f\nn::g\nn::E\nn::T\nn::v\n");
}

TEST(TargetList, AddsParametersWhereTheyTell) {
  EXPECT_EQ(targets_in("struct X { X(); X(int); void f() const; void f(); int g(int); };\n"),
            "X\nX::X()\nX::X(int)\nX::f() const\nX::f()\nX::g\n");
}

TEST(TargetList, AddsConditionsWhereTheyTell) {
  EXPECT_EQ(targets_in("#ifdef A\nint f() { return 1; }\nint g();\n#else\nint f() { return 2; }\n"
                       "#endif\n"),
            "{\"name\":\"f\",\"condition\":\"#ifdef A\"}\ng\n"
            "{\"name\":\"f\",\"condition\":\"#else of #ifdef A\"}\n");
  EXPECT_EQ(targets_in("#if A\n#if B\nstruct X {};\n#else\nstruct X {};\n#endif\n#else\n#if B\n"
                       "struct X {};\n#endif\n#endif\n"),
            "{\"name\":\"X\",\"condition\":[\"#if A\",\"#if B\"]}\n"
            "{\"name\":\"X\",\"condition\":\"#else of #if B\"}\n"
            "{\"name\":\"X\",\"condition\":\"#else of #if A\"}\n");
}

TEST(TargetList, TellsSpecialisationsApart) {
  EXPECT_EQ(targets_in("template <class T> struct H { int f(); };\n"
                       "template <> struct H<int> { int f(); };\n"),
            "H\nH::f\nH<int>\nH<int>::f\n");
}

TEST(TargetList, ListsADefinitionOnceWithItsDeclarations) {
  EXPECT_EQ(targets_in("struct X;\nint f(int);\nstruct X { void m(); static int s; };\n"
                       "void X::m() {}\nint X::s = 1;\nint f(int x) { return x; }\n"),
            "X\nX::s\nX::m\nf\n");
}

TEST(TargetList, SaysWhatNoTargetTells) {
  const OutlinedFile file = outlined(
      "template <class T, If<A> = 0> void f(T) {}\ntemplate <class T, If<B> = 0> void f(T) {}\n");
  const TargetList list = list_targets(file);
  EXPECT_TRUE(list.targets.empty());
  EXPECT_EQ(list.untellable.size(), 2U);
}

TEST(TargetList, IsJson) {
  const OutlinedFile file = outlined("int f();\n", "a.cpp");
  EXPECT_EQ(targets_as_json(list_targets(file), *file.text),
            "{\n  \"file\": \"a.cpp\",\n  \"targets\": [\n    {\n      \"target\": \"f\",\n"
            "      \"kind\": \"function\",\n      \"lines\": [\n        1,\n        1\n      ]\n"
            "    }\n  ]\n}\n");
}

}  // namespace
}  // namespace patchgen
