#include "support/syntax_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/temporary_directory.h"

namespace patchgen {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string errors_in(const std::string& text) {
  const TemporaryDirectory folder;
  return syntax_errors(folder.write("a.h", text), {"-std=c++20", "-x", "c++", "-nostdinc", "-w"});
}

TEST(SyntaxErrors, NothingOfWhatCompiles) {
  EXPECT_EQ(errors_in("template <class T> T twice(T x) { return x + x; }\n"
                      "int four() { return twice(2); }\n"),
            "");
}

TEST(SyntaxErrors, EachErrorWithItsPlace) {
  EXPECT_THAT(errors_in("int f() { return unknown; }\nint f() { return 0; }\n"),
              AllOf(HasSubstr("a.h:1:18: error: use of undeclared identifier 'unknown'"),
                    HasSubstr("a.h:2:5: error: redefinition of 'f'")));
}

TEST(SyntaxErrors, WhatOnlyAnInstantiationShows) {
  EXPECT_THAT(errors_in("template <class T> int size(T x) { return x.size(); }\n"
                        "int f() { return size(1); }\n"),
              HasSubstr("a.h:1:44: error: member reference base type 'int'"));
}

TEST(SyntaxErrors, AnIncludeThatIsNotThere) {
  EXPECT_THAT(errors_in("#include \"none.h\"\n"), HasSubstr("'none.h' file not found"));
}

TEST(SyntaxErrors, AFileThatIsNotThere) {
  EXPECT_NE(syntax_errors("/nonexistent/a.cpp", {}), "");
}

TEST(SyntaxErrors, WarningsAreNone) {
  const TemporaryDirectory folder;
  EXPECT_EQ(syntax_errors(folder.write("a.cpp", "int f() {}\n"), {"-Wall"}), "");
}

}  // namespace
}  // namespace patchgen
