#include "source/result_arrow.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "source/spelling.h"

namespace patchgen {
namespace {

/// Whether the last arrow of `code` leads to a result.
bool is_result(const std::string& code) {
  const std::vector<std::string_view> words = split_spelling(code);
  std::size_t arrow = words.size();
  while (words[arrow - 1] != "->") --arrow;
  return is_result_arrow(arrow - 1, [&](std::size_t i) { return words[i]; });
}

TEST(ResultArrow, OfFunctions) {
  EXPECT_TRUE(is_result("auto f() -> T"));
  EXPECT_TRUE(is_result("inline auto API f(int a, B<int> b = {}) const noexcept -> T"));
  EXPECT_TRUE(is_result("auto A<T>::f() && -> T"));
  EXPECT_TRUE(is_result("auto f() noexcept(sizeof(int) > 2) -> T"));
  EXPECT_TRUE(is_result("auto operator()(int) -> T"));
  EXPECT_TRUE(is_result("auto operator+(int) -> T"));
  EXPECT_TRUE(is_result("auto ~X::f() -> T"));
}

TEST(ResultArrow, OfLambdas) {
  EXPECT_TRUE(is_result("x = [](int a) -> T"));
  EXPECT_TRUE(is_result("f([&, this](int a) mutable -> T"));
  EXPECT_TRUE(is_result("x = [] -> T"));
  EXPECT_TRUE(is_result("return [](int a) -> T"));
  EXPECT_TRUE(is_result("x = [&]<class T, int N>(T a) mutable -> T"));
}

TEST(ResultArrow, OfFunctionPointersAndRequirements) {
  EXPECT_TRUE(is_result("auto (*call)(int) -> T"));
  EXPECT_TRUE(is_result("requires(X x) { x; { x.f() } -> T"));
  EXPECT_TRUE(is_result("requires(X x) { { x } noexcept -> T"));
}

TEST(ResultArrow, OfMembersIsNone) {
  EXPECT_FALSE(is_result("(*f)(a)->b"));
  EXPECT_FALSE(is_result("X{1}->b"));
  EXPECT_FALSE(is_result("a->b"));
  EXPECT_FALSE(is_result("auto x = f(a)->b"));
  EXPECT_FALSE(is_result("return f(a)->b"));
  EXPECT_FALSE(is_result("f()->g()->b"));
  EXPECT_FALSE(is_result("a[0]->b"));
  EXPECT_FALSE(is_result("a[0](x)->b"));
  EXPECT_FALSE(is_result("(*a)->b"));
  EXPECT_FALSE(is_result("auto x = 1; y.f()->b"));
  EXPECT_FALSE(is_result("(x)->b"));
}

}  // namespace
}  // namespace patchgen
