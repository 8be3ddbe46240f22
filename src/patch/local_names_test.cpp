#include "patch/local_names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "patch/patch_test_support.h"
#include "patch/token_view.h"

namespace patchgen {
namespace {

/// For each `x` in `code`: whether it declares.
std::string declared(const std::string& code, const std::string& parameters = "") {
  const OutlinedFile file = outlined(code);
  const std::vector<Token> tokens = code_tokens_in(file, {0, file.text->size()});
  const std::size_t begin = parameters.empty() ? 0 : code.find(parameters);
  const ByteRange range{begin, begin + parameters.size()};
  const LocalNames names(file, tokens);
  std::string result;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (spelling(*file.text, tokens[i]) == "x") result += names.declares(i, range) ? 'd' : '-';
  }
  return result;
}

TEST(LocalNames, DeclareVariables) {
  EXPECT_EQ(declared("{ int x = 1; f(x); }"), "d-");
  EXPECT_EQ(declared("{ std::vector<std::vector<int>> x; }"), "d");
  EXPECT_EQ(declared("{ const T& x = f(); T* const x{}; auto&& x = 1; }"), "ddd");
  EXPECT_EQ(declared("{ decltype(a.b) x = 0; int __attribute__((unused)) x; int x [[a]] = 1; }"),
            "ddd");
  EXPECT_EQ(declared("{ std::array<int, (3 > 2) ? 4 : 5> x{}; }"), "d");
  EXPECT_EQ(declared("{ for (const T& x : a) g(x); if (T* x = g()) { } }"), "d-d");
}

TEST(LocalNames, DeclareSecondDeclarators) {
  EXPECT_EQ(declared("{ int a = 1, x = 2; }"), "d");
  EXPECT_EQ(declared("{ int a, *b, **x = p; }"), "d");
  EXPECT_EQ(declared("{ T a[2] = {1, 2}, x[1]; T b{1}, x(2), y; }"), "dd");
  EXPECT_EQ(declared("{ auto a = [] { return 1; }, x = a; }"), "d");
  EXPECT_EQ(declared("{ for (int i = 0, x = 1; i < x; ++i) {} }"), "d-");
  EXPECT_EQ(declared("{ int (*a)(int, int) = f, x; }"), "d");
  EXPECT_EQ(declared("{ f(a, x, b); g = a, x = b; }"), "--");
  EXPECT_EQ(declared("{ auto m = std::map<int, x, T>(); }"), "-");
  EXPECT_EQ(declared("struct D : A, x { };"), "-");
  EXPECT_EQ(declared("struct API D final : A, x { };"), "-");
  EXPECT_EQ(declared("struct D { API D(int a) : b(a), x(1) {} };"), "-");
}

TEST(LocalNames, DeclareInParentheses) {
  EXPECT_EQ(declared("{ int (*x)(int) = nullptr; int (&x)[3] = a; void (T::*x)(); }"), "ddd");
  EXPECT_EQ(declared("{ int (x) = 3; }"), "d");
  EXPECT_EQ(declared("int f(T (*x)(int), T (&x)[2]) {}", "(T (*x)(int), T (&x)[2])"), "dd");
  EXPECT_EQ(declared("{ return f(*x)(1); g(a, f(*x)(1)); }"), "--");
}

TEST(LocalNames, DeclareParameters) {
  EXPECT_EQ(declared("auto f = [](auto x) { }; auto g = [&](const T& x, T<U<V>> x) {};"), "ddd");
  EXPECT_EQ(declared("auto f = []<class T, int x>(T... x) { };"), "dd");
  EXPECT_EQ(declared("{ try { } catch (const T& x) { } }"), "d");
  EXPECT_EQ(declared("{ std::function<void(T& x)> a; std::function<T<U>(T* x)> b; }"), "dd");
  EXPECT_EQ(declared("template <class T> concept C = requires(T t, T& x) { t; };"), "d");
  EXPECT_EQ(declared("{ struct L { int f(const T& x) const { return 1; } }; }"), "d");
  EXPECT_EQ(declared("{ a = static_cast<int>(b * x); c = float(b * x); T d(b & x); }"), "---");
  EXPECT_EQ(declared("{ ok && x(); }"), "-");
}

TEST(LocalNames, DeclareTypesAliasesAndEnumerators) {
  EXPECT_EQ(declared("{ struct x { }; enum class x : int { }; using x = int; }"), "ddd");
  EXPECT_EQ(declared("{ using a::x; namespace x = b; typedef int x; }"), "ddd");
  EXPECT_EQ(declared("enum class E { a, x = 2, b }; enum { x };"), "dd");
  EXPECT_EQ(declared("{ T a = {b, x}; g({x, b}); }"), "--");
  EXPECT_EQ(declared("{ auto [a, x] = f(); auto g = [b, x = a] {}; c[x] = 1; }"), "dd-");
}

/// The code in which the first `x` that declares means what it does.
std::string reached(const std::string& code) {
  const OutlinedFile file = outlined(code);
  const std::vector<Token> tokens = code_tokens_in(file, {0, file.text->size()});
  const LocalNames names(file, tokens);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (spelling(*file.text, tokens[i]) != "x" || !names.declares(i)) continue;
    const ByteRange reach = names.reach(i);
    return code.substr(reach.begin, reach.end - reach.begin);
  }
  return "none";
}

TEST(LocalNames, ReachToTheEndOfTheirBlock) {
  EXPECT_EQ(reached("{ { a; int x = 1; b; } c; }"), "x = 1; b; ");
  EXPECT_EQ(reached("{ { enum { a, x }; b; } c; }"), "x }; b; ");
  EXPECT_EQ(reached("{ struct L { int f() { return x; } int x; }; c; }"),
            "{ int f() { return x; } int x; ");
}

TEST(LocalNames, ReachThroughTheStatementThatTheyHead) {
  EXPECT_EQ(reached("{ for (int x : a) { b; } c; }"), "x : a) { b; } ");
  EXPECT_EQ(reached("{ for (auto& [k, x] : a) if (k) b; else d; c; }"),
            "x] : a) if (k) b; else d; ");
  EXPECT_EQ(reached("{ for (int i = 0, x = 1; i < x; ++i) while (i) { b; } c; }"),
            "x = 1; i < x; ++i) while (i) { b; } ");
  EXPECT_EQ(reached("{ if (T* x = g()) b; else if (d) { x; } else e; c; }"),
            "x = g()) b; else if (d) { x; } else e; ");
  EXPECT_EQ(reached("{ if constexpr (int x = 1; x) { } c; }"), "x = 1; x) { } ");
  EXPECT_EQ(reached("{ switch (int x = g()) { case 1: b; } c; }"), "x = g()) { case 1: b; } ");
  EXPECT_EQ(reached("{ try { } catch (const T& x) { b; } c; }"), "x) { b; } ");
  EXPECT_EQ(reached("{ for (int (*x)(int) = f; x;) do b; while (x); c; }"),
            "x)(int) = f; x;) do b; while (x); ");
  EXPECT_EQ(reached("{ for (T x : a) try { b; } catch (U u) { } catch (...) { d; } c; }"),
            "x : a) try { b; } catch (U u) { } catch (...) { d; } ");
  EXPECT_EQ(reached("{ for (int x : a) {\n#if N\n b;\n#endif\n } c; }"),
            "x : a) {\n#if N\n b;\n#endif\n } c; }");
}

TEST(LocalNames, ReachThroughTheBodyWhoseParametersTheyAre) {
  EXPECT_EQ(reached("{ auto f = [](int x) -> T<U> { b; }; c; }"), "x) -> T<U> { b; }");
  EXPECT_EQ(reached("{ auto f = [x = a](int i) mutable { b; }; c; }"),
            "x = a](int i) mutable { b; }");
  EXPECT_EQ(reached("{ std::function<void(T& x)> a; c; }"), "x)");
  EXPECT_EQ(reached("{ struct L { L(int x) : a(x), b{x} { d; } int g(); }; c; }"),
            "x) : a(x), b{x} { d; } ");
  EXPECT_EQ(reached("int f(int x) { b; }"), "x) { b; }");
}

TEST(LocalNames, InheritedConstructorsAreNoNamesOfTheirOwn) {
  EXPECT_EQ(declared("struct D : x { using x::x; using a::x::x; using x::f; };"), "------");
}

TEST(LocalNames, Labels) {
  const OutlinedFile file = outlined("{ goto x; x: a = b ? x : c; }");
  const std::vector<Token> tokens = code_tokens_in(file, {0, file.text->size()});
  const LocalNames names(file, tokens);
  std::vector<bool> labels;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (spelling(*file.text, tokens[i]) == "x") labels.push_back(names.is_label(i));
  }
  EXPECT_THAT(labels, testing::ElementsAre(true, true, false));
}

}  // namespace
}  // namespace patchgen
