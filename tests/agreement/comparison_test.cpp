#include "agreement/comparison.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace patchgen::agreement {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// "rule kind name" of each definition that clang sees in `seen`, held against the outline of
/// `outlined`.
std::vector<std::string> rules(const std::string& seen, const std::string& outlined) {
  const std::string path = "/agreement_test.cpp";
  const ClangParse parse = parse_with_headers({path, seen, {"-std=c++20"}, {path}});
  EXPECT_THAT(parse.errors, IsEmpty());
  std::vector<std::string> rules;
  for (const auto& [name, file] : parse.files) {
    EXPECT_THAT(file.errors, IsEmpty());
    for (const Finding& finding : compare(SourceText(path, outlined), file)) {
      rules.push_back(std::string(rule_name(finding.rule)) + ": " + finding.kind + " " +
                      finding.name);
    }
  }
  return rules;
}

std::vector<std::string> rules(const std::string& text) {
  return rules(text, text);
}

TEST(Agreement, EveryKindOfDefinition) {
  EXPECT_THAT(
      rules("#define API __attribute__((unused))\nnamespace a::b { namespace {\n"
            "template <class T>\n[[nodiscard]] API int f(T t) {\n  return t;\n}\n}\n"
            "class X {\n public:\n  X() = default;\n  ~X() {}\n  operator bool() const;\n"
            "  int g(), h = 1, *k;\n  static int s;\n};\nX::operator bool() const { return 1; }\n"
            "enum class E {\n A\n};\ntypedef struct S {\n} T, *P;\nusing U = int;\n"
            "template <class V> using W = V;\ntemplate <class V> concept C = true;\nint X::s = 2;\n"
            "extern \"C\" int c(void) { return 1; }\n}\n"),
      ElementsAre("same: function a::b::f", "same: class a::b::X", "same: constructor a::b::X::X",
                  "same: destructor a::b::X::~X", "same: field a::b::X::h",
                  "same: field a::b::X::k", "same: conversion_function a::b::X::operator bool",
                  "same: enum a::b::E", "same: struct a::b::S", "same: type_alias a::b::T",
                  "same: type_alias a::b::P", "same: type_alias a::b::U",
                  "same: type_alias a::b::W", "same: concept a::b::C", "same: variable a::b::X::s",
                  "same: function a::b::c"));
}

TEST(Agreement, ADefinitionThatTheOutlineLacksIsAFault) {
  EXPECT_THAT(rules("int a;\nint b;\n", "int a;\n      \n"),
              ElementsAre("same: variable a", "unexplained: variable b"));
}

TEST(Agreement, OtherLinesNamesAndKindsAreFaults) {
  const std::string seen = "struct X {\n  void f() {\n  }\n};\n";
  EXPECT_THAT(rules(seen, "struct X {\n  void f() { }\n \n};\n"),
              Contains("unexplained: method X::f"));
  EXPECT_THAT(rules(seen, "struct Y {\n  void f() {\n  }\n};\n"),
              Contains("unexplained: method X::f"));
  EXPECT_THAT(rules(seen, "union  X {\n  void f() {\n  }\n};\n"),
              Contains("unexplained: struct X"));
}

TEST(Agreement, Specifiers) {
  EXPECT_THAT(rules("#define EMPTY\nEMPTY\nint f() { return 1; }\n"),
              ElementsAre("specifier above: function f"));
  // A macro that specifies belongs to what follows, whatever its name.
  EXPECT_THAT(rules("#define some_word(x) static\nsome_word(1)\nint f() { return 1; }\n"),
              ElementsAre("unexplained: function f"));
}

TEST(Agreement, Macros) {
  EXPECT_THAT(rules("#define MAKE(n) void n() {}\nMAKE(f)\n"),
              ElementsAre("made by a macro: function f"));
  EXPECT_THAT(rules("#define TEST(a, b) void a##b()\nTEST(x, y) {\n}\n"),
              ElementsAre("named by a macro: function xy"));
  EXPECT_THAT(rules("#define BEGIN_NAMESPACE namespace n {\nBEGIN_NAMESPACE\nint x;\n}\n"),
              Contains("namespace from a macro: variable n::x"));
}

TEST(Agreement, Names) {
  EXPECT_THAT(rules("namespace a { inline namespace v { struct X { void f(); }; } }\n"
                    "void a::X::f() {}\n"),
              Contains("inline namespace left out: method a::v::X::f"));
  EXPECT_THAT(rules("namespace a { struct X { friend void f() {} }; }\n"),
              Contains("friend in a class: function a::X::f"));
  EXPECT_THAT(rules("typedef struct { int a; } T;\n"), Contains("named by its typedef: struct T"));
}

TEST(Agreement, Branches) {
  EXPECT_THAT(rules("#if 0\nvoid f(int) {\n#else\nvoid f() {\n#endif\n}\n"),
              ElementsAre("same: function f"));
  EXPECT_THAT(rules("#ifdef A\nvoid f(int) {\n#else\nvoid f() {\n#endif\n}\n"),
              ElementsAre("branch not read: function f"));
}

TEST(Agreement, Locals) {
  EXPECT_THAT(rules("int f() {\n  struct L { int a; };\n  return L{1}.a;\n}\n"),
              ElementsAre("same: function f", "local: struct f::L", "local: field f::L::a"));
}

}  // namespace
}  // namespace patchgen::agreement
