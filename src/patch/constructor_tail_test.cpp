#include "patch/constructor_tail.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "patch/patch_test_support.h"

namespace patchgen {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A file with class X that holds `constructor`.
struct Source {
  explicit Source(const std::string& constructor)
      : file(outlined("struct X {\n" + constructor + "\n};\n")) {}

  [[nodiscard]] Found found() const {
    return {0, &file, &file.outline->declarations.front().children.front()};
  }
  [[nodiscard]] ConstructorTail tail() const { return read_constructor_tail(found()); }
  [[nodiscard]] std::string slice(ByteRange range) const {
    return std::string(file.text->slice(range));
  }

  OutlinedFile file;
};

std::vector<std::string> names(const ConstructorTail& tail) {
  std::vector<std::string> result;
  for (const auto& entry : tail.initializers) result.push_back(entry.name);
  return result;
}

TEST(ConstructorTail, InitialisersOfEveryForm) {
  const Source source(
      "X(int n) noexcept : n::Base<int>(n), a_{n}, b_(f(n, {1, 2})), Mixins(n)... { g(); "
      "}");
  const ConstructorTail tail = source.tail();
  EXPECT_THAT(names(tail), ElementsAre("Base", "a_", "b_", "Mixins"));
  EXPECT_EQ(source.slice(tail.initializers[0].range), "n::Base<int>(n)");
  EXPECT_EQ(source.slice(tail.initializers[3].range), "Mixins(n)...");
  EXPECT_EQ(source.slice(tail.body), "{ g(); }");
  EXPECT_EQ(tail.list_end, tail.initializers[3].range.end);
  EXPECT_TRUE(tail.readable);
  EXPECT_FALSE(tail.defaulted);
}

TEST(ConstructorTail, WithoutInitialisers) {
  const Source source("X() { }");
  const ConstructorTail tail = source.tail();
  EXPECT_THAT(names(tail), IsEmpty());
  EXPECT_EQ(source.slice({tail.head_end, tail.body.begin}), " ");
}

TEST(ConstructorTail, FunctionTryBlock) {
  const Source source("X() try : a_(1) { f(); } catch (...) { g(); }");
  const ConstructorTail tail = source.tail();
  EXPECT_THAT(names(tail), ElementsAre("a_"));
  EXPECT_EQ(source.slice(tail.body), "{ f(); }");
}

TEST(ConstructorTail, DefaultedAndDeleted) {
  EXPECT_TRUE(Source("X() = default;").tail().defaulted);
  EXPECT_TRUE(Source("X(int) = delete;").tail().deleted);
  EXPECT_TRUE(Source("X() = default;").tail().body.empty());
}

TEST(ConstructorTail, Conditions) {
  const Source source("X()\n: a_(1)\n#ifdef B\n, b_(2)\n#endif\n{ }");
  const ConstructorTail tail = source.tail();
  EXPECT_THAT(names(tail), ElementsAre("a_", "b_"));
  EXPECT_FALSE(tail.initializers[0].conditional);
  EXPECT_TRUE(tail.initializers[1].conditional);
  EXPECT_TRUE(source.slice({0, tail.list_end}).ends_with("#endif"));
  EXPECT_TRUE(tail.readable);
  EXPECT_FALSE(Source("X()\n#ifdef B\n: b_(2)\n#endif\n{ }").tail().readable);
  EXPECT_FALSE(Source("X() :\n#ifdef B\nb_(2)\n#else\nc_(2)\n#endif\n{ }").tail().readable);
}

TEST(ConstructorTail, Delegation) {
  EXPECT_TRUE(delegates(Source("X() : X(1) {}").tail(), "X"));
  EXPECT_FALSE(delegates(Source("X() : a_(1) {}").tail(), "X"));
  EXPECT_FALSE(delegates(Source("X() {}").tail(), "X"));
}

TEST(ConstructorTail, CopyAndMove) {
  for (const char* copy : {"X(const X&)", "X(X&& other)", "X(X& x, int n = 1)", "X(const X<T>& x)",
                           "X(const n::X& x)"}) {
    EXPECT_TRUE(copies_or_moves(Source(std::string(copy) + " = default;").found())) << copy;
  }
  for (const char* other :
       {"X()", "X(int)", "X(const Y& y)", "X(const X& x, int n)", "X(const V<X>& xs)", "X(X* x)"}) {
    EXPECT_FALSE(copies_or_moves(Source(std::string(other) + " {}").found())) << other;
  }
}

}  // namespace
}  // namespace patchgen
