#include "patch/name_uses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The uses in `code`: `name`, `scope::name`, `::name`; `()` behind those that are called.
std::vector<std::string> uses_in(const std::string& code) {
  const OutlinedFile file = outlined(code);
  std::vector<std::string> result;
  for (const NameUse& use : name_uses(file, {0, file.text->size()})) {
    std::string shown = use.global ? "::" : "";
    if (!use.scope.empty()) shown = std::string(use.scope) + "::";
    result.push_back(shown + std::string(use.name) + (use.called ? "()" : ""));
  }
  return result;
}

TEST(NameUses, OfFunctionsTypesAndConstants) {
  EXPECT_THAT(uses_in("auto x = f(kN) + g<T>();"), ElementsAre("f()", "kN", "g()", "T"));
  EXPECT_THAT(uses_in("void f() { return g(h); }"), ElementsAre("g()", "h"));
}

TEST(NameUses, QualifiedNamesHaveAScope) {
  EXPECT_THAT(uses_in("auto x = a::f() + ::g + a::b::C<int>::d;"),
              ElementsAre("a", "a::f()", "::g", "a", "a::b", "b::C()"));
}

TEST(NameUses, MembersOfOtherObjectsAreNone) {
  EXPECT_THAT(uses_in("auto x = a.f() + b->g + this->h;"), ElementsAre("a", "b"));
}

TEST(NameUses, NothingInCommentsLiteralsAndIncludes) {
  EXPECT_THAT(uses_in("#include <f>\n// g\nauto x = \"h\"; /* i */"), IsEmpty());
}

TEST(NameUses, ParametersAndVariablesAreLocal) {
  EXPECT_THAT(uses_in("int f(int a, const T& b) { int c = a; auto d{b}; return c + d; }"),
              ElementsAre("T"));
  EXPECT_THAT(uses_in("void f(T&& a) { for (auto& x : a) x = 1; U y(a); V z = a; }"),
              ElementsAre("T", "U", "V"));
  EXPECT_THAT(uses_in("void f() { auto& [a, b] = g; h(a, b); }"), ElementsAre("g", "h()"));
  EXPECT_THAT(uses_in("void f() { auto g = [a = b](auto c) { return a + c; }; g(1); }"),
              ElementsAre("b"));
}

TEST(NameUses, VariablesOfEveryShapeAreLocal) {
  EXPECT_THAT(uses_in("void f() { int a = 1, b = 2, c; g(a, b, c); }"), ElementsAre("g()"));
  EXPECT_THAT(uses_in("void f() { V<int> a(1); const n::V<W<int>> b{2}; g(a, b); }"),
              ElementsAre("V()", "n", "n::V()", "W()", "g()"));
  EXPECT_THAT(uses_in("auto f() { return [&](const T& a, V<int> b, T* c) { return a + b + c; }; }"),
              ElementsAre("T", "V()", "T"));
  EXPECT_THAT(uses_in("void f() { for (int i = 0, n = 1; i < n; ++i) g(i & h); }"),
              ElementsAre("g()", "h"));
  EXPECT_THAT(uses_in("bool f() { return a < b && c > d(e); }"),
              ElementsAre("a()", "b", "c", "d()", "e"));
}

TEST(NameUses, NoArgumentsTakenForVariables) {
  EXPECT_THAT(uses_in("void f() { g(a * b, c); h(a, b[1], c); }"),
              ElementsAre("g()", "a", "b", "c", "h()", "a", "b", "c"));
  EXPECT_THAT(uses_in("auto f() { return g(*a)(b); }"), ElementsAre("g()", "a", "b"));
  EXPECT_THAT(uses_in("int f() { return a ? b ? c : d : e; }"),
              ElementsAre("a", "b", "c", "d", "e"));
}

TEST(NameUses, LocalTypesAndValuesAreNone) {
  EXPECT_THAT(uses_in("void f() { struct A { int z; }; using B = A; enum { C }; A a{C}; }"),
              IsEmpty());
  EXPECT_THAT(uses_in("void f() { enum class A { B }; g(A::B); using n::D; D d; }"),
              ElementsAre("g()", "n", "n::D"));
}

TEST(NameUses, BehindTheArrowOfAResult) {
  EXPECT_THAT(uses_in("auto f(int a) -> T; auto g() const noexcept(h->i) -> n::U { }"),
              ElementsAre("T", "h", "n", "n::U"));
  EXPECT_THAT(uses_in("auto f() { return [](int a) -> T { return a; }; }"), ElementsAre("T"));
  EXPECT_THAT(uses_in("void f() { g()->a; h[1]->b; (*c)->d; i[1](j)->k; }"),
              ElementsAre("g()", "h", "c", "i", "j"));
}

TEST(NameUses, LocalNamesEndWithTheirFunction) {
  EXPECT_THAT(uses_in("void f() { int a = 1; } void g() { h(a); }"), ElementsAre("h()", "a"));
}

TEST(NameUses, TemplateParametersAreLocal) {
  EXPECT_THAT(uses_in("template <class T, int N, class... U> T f(U... u) { return N; }"),
              IsEmpty());
  EXPECT_THAT(uses_in("template <class T> struct A { template <class U> T f(U u); };"), IsEmpty());
}

TEST(NameUses, OnlyWhatTheRangeHolds) {
  const OutlinedFile file = outlined("auto x = f();\nauto y = g();\n");
  const auto uses = name_uses(file, {14, file.text->size()});
  ASSERT_EQ(uses.size(), 1U);
  EXPECT_EQ(uses[0].name, "g");
  EXPECT_EQ(uses[0].range, (ByteRange{23, 24}));
}

}  // namespace
}  // namespace patchgen
