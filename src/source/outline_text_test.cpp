#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "source/outline_test_support.h"

namespace patchgen {
namespace {

using ::testing::HasSubstr;

TEST(OutlineText, ShowsADeclarationALineWithWhatItIsIn) {
  EXPECT_EQ(Read("namespace n {\nstruct X {\n  void f(int a);\n};\n}\n").tree(),
            "test.cpp  5 lines\n"
            "1-5  namespace n\n"
            "2-4    struct X\n"
            "  3      method f(int);\n");
}

TEST(OutlineText, NamesTheClassOfAMemberThatStandsOutsideOfIt) {
  const std::string tree =
      Read("template <class T>\nvoid A<T>::\n  B::f(int a) const {}\nint C::n = 1;\n").tree();
  EXPECT_THAT(tree, HasSubstr("method A<T>::B::f(int) const\n"));
  EXPECT_THAT(tree, HasSubstr("C::n\n"));
}

}  // namespace
}  // namespace patchgen
