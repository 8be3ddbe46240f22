#include <gmock/gmock.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::ElementsAre;

std::string canonical(std::string_view parameters, std::string_view suffix = "") {
  return canonical_signature(parameters, suffix);
}

TEST(Signature, DropsNamesDefaultsAndWhatDoesNotMatter) {
  EXPECT_EQ(canonical("(const Tensor &x, int n = f(1, 2))", "const noexcept"),
            "(const Tensor &, int) const");
  EXPECT_EQ(canonical("(void)"), "()");
  EXPECT_EQ(canonical("(const int x, char *const p)"), "(int, char *)");
  EXPECT_EQ(canonical("(struct X x, typename T::type y)"), "(X, T::type)");
  EXPECT_EQ(canonical("(int const &a)"), canonical("(const int& b)"));
  EXPECT_EQ(canonical("([[maybe_unused]] int a, int b UNUSED)"), "(int, int)");
  EXPECT_EQ(canonical("(GRID_CONSTANT X::P const p, FILE *f)"), "(X::P, FILE *)");
}

TEST(Signature, WritesTypesInOneWay) {
  EXPECT_EQ(canonical("(std::map<int,std::vector<int> >&m)"),
            canonical("(std::map<int, std::vector<int>> & m)"));
  EXPECT_EQ(canonical("(std::vector<std::vector<int>>&& v)"), "(std::vector<std::vector<int>> &&)");
  EXPECT_EQ(canonical("(Args&&... args)"), "(Args &&...)");
  EXPECT_EQ(canonical("(unsigned long long x, char** argv)"), "(unsigned long long, char **)");
}

TEST(Signature, KnowsPointersToFunctionsAndArrays) {
  EXPECT_EQ(canonical("(void (*callback)(int), int (&array)[3])"), "(void (*)(int), int (&)[3])");
  EXPECT_EQ(canonical("(int a[], ...)"), "(int[], ...)");
  EXPECT_EQ(canonical("(void (*callback)(int code))"), canonical("(void (*)(int))"));
}

TEST(Signature, KeepsCvAndRefOnly) {
  EXPECT_EQ(canonical("()", "const && noexcept(true) override"), "() const &&");
  EXPECT_EQ(canonical("()", "-> const int &"), "()");
}

TEST(TargetName, TakesNamesApart) {
  const auto path = [](std::string_view text) { return parse_target_name(text)->path; };
  EXPECT_THAT(path("a.b.X"), ElementsAre("a", "b", "X"));
  EXPECT_THAT(path("::a::~X"), ElementsAre("a", "~X"));
  EXPECT_THAT(path("X<int>::f"), ElementsAre("X", "f"));
  EXPECT_THAT(path("X::operator()(int)"), ElementsAre("X", "operator()"));
  EXPECT_THAT(path("operator<"), ElementsAre("operator<"));
  EXPECT_THAT(path("X::operator const char*"), ElementsAre("X", "operator const char *"));
  EXPECT_THAT(path("operator >>"), ElementsAre("operator>>"));
  EXPECT_THAT(path("X::operator new[]"), ElementsAre("X", "operator new[]"));
  EXPECT_THAT(path("operator>>=(int)"), ElementsAre("operator>>="));
  EXPECT_THAT(path("X::operator a::B*"), ElementsAre("X", "operator a::B *"));
  EXPECT_TRUE(parse_target_name("::a::X")->is_absolute);
  EXPECT_FALSE(parse_target_name("a::X")->is_absolute);
  EXPECT_EQ(parse_target_name("X<int, T*>")->specialization, "<int, T *>");
  EXPECT_EQ(parse_target_name("X::f(const T& x) const")->signature, "(const T &) const");
  EXPECT_FALSE(parse_target_name("f").value().signature.has_value());
}

TEST(TargetName, RefusesWhatIsNone) {
  for (const char* text :
       {"", "a::", "::", "a b", "f(", "f()x", "X<", "1", "a..b", "f(int) +", "X::operator",
        "X::class", "struct X", "X::operator;", "operator()x", "X::int"}) {
    EXPECT_FALSE(parse_target_name(text).has_value()) << text;
  }
}

std::vector<std::string> found(const Read& read, std::string_view target) {
  std::vector<std::string> names;
  for (const Declaration* d : find_targets(read.outline, parse_target_name(target).value())) {
    names.push_back(d->qualified_name + d->specialization + d->signature);
  }
  return names;
}

TEST(Targets, AreUniqueSuffixesOfQualifiedNames) {
  const Read read(
      "namespace n { class X { void f(); void of(); }; void f(); }\nvoid n::X::f() {}\n");
  EXPECT_THAT(found(read, "X::f"), ElementsAre("n::X::f()", "n::X::f()"));
  EXPECT_THAT(found(read, "n::f"), ElementsAre("n::f()"));
  EXPECT_THAT(found(read, "n.X"), ElementsAre("n::X"));
  EXPECT_THAT(found(read, "n"), ElementsAre("n"));
  EXPECT_TRUE(found(read, "g").empty());
}

TEST(Targets, AreWholeNamesBehindColons) {
  const Read read("struct X {};\nnamespace n { struct X { operator string(); }; struct Y {}; }\n");
  EXPECT_THAT(found(read, "::X"), ElementsAre("X"));
  EXPECT_THAT(found(read, "::n::X"), ElementsAre("n::X"));
  EXPECT_TRUE(found(read, "::Y").empty());
  EXPECT_TRUE(found(read, "string").empty()) << "no part of an operator's name";
}

TEST(Targets, HintsSayHowToWriteThem) {
  EXPECT_THAT(target_name_hint("X::operator"), ::testing::HasSubstr("which operator"));
  EXPECT_THAT(target_name_hint("X::class"), ::testing::HasSubstr("keyword"));
  EXPECT_THAT(target_name_hint("struct X"), ::testing::HasSubstr("leave 'struct' out"));
  EXPECT_EQ(target_name_hint("X::f(int"), "");
}

TEST(Targets, AreChosenBySignature) {
  const Read read("struct X { int f(const A& a); int f(const A& a) const; int f(int) const; };\n");
  EXPECT_EQ(found(read, "X::f").size(), 3U);
  EXPECT_THAT(found(read, "X::f(const A&)"), ElementsAre("X::f(const A &)"));
  EXPECT_THAT(found(read, "X::f(const A&) const"), ElementsAre("X::f(const A &) const"));
  EXPECT_THAT(found(read, "X::f(int)"), ElementsAre("X::f(int) const"));
}

TEST(Targets, AreChosenBySpecialisation) {
  const Read read("template <class T> struct H {};\ntemplate <> struct H<int> {};\n");
  EXPECT_EQ(found(read, "H").size(), 2U);
  EXPECT_THAT(found(read, "H< int >"), ElementsAre("H<int>"));
}

TEST(Targets, NearestNamesShowWhatCanBePatched) {
  const Read read("class Attention { void forward(int); void forward(long); };\nclass Mlp {};\n");
  EXPECT_THAT(nearest_names(read.outline, "Atention", 1), ElementsAre("Attention"));
  EXPECT_THAT(nearest_names(read.outline, "Attention::forwrd(int)", 1),
              ElementsAre("Attention::forward(int)"));
}

}  // namespace
}  // namespace patchgen
