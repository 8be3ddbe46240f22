#include "project/text_check.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

TEST(TextCheck, SourcesOfAnyKind) {
  EXPECT_EQ(why_not_source("int x;\n"), "");
  EXPECT_EQ(why_not_source("\n"), "");
  EXPECT_EQ(why_not_source("\xEF\xBB\xBF int x;\r\n"), "");
  EXPECT_EQ(why_not_source("// \xE9\xFF\xFE latin-1 and worse\n"), "");
  EXPECT_EQ(why_not_source("a\tb\vc\fd\x1a"), "");
  EXPECT_EQ(why_not_source(std::string(100, 'x') + std::string(1, '\0')), "") << "a stray NUL";
}

TEST(TextCheck, WhatIsNoSource) {
  EXPECT_EQ(why_not_source(""), "the file is empty");
  EXPECT_EQ(why_not_source(std::string("\xff\xfe"
                                       "a\0",
                                       4)),
            "the file is UTF-16, not UTF-8: convert it");
  EXPECT_EQ(why_not_source(std::string("\xfe\xff\0a", 4)),
            "the file is UTF-16, not UTF-8: convert it");
  EXPECT_EQ(why_not_source(std::string("\x7f"
                                       "ELF\2\1\1\0\0\0\0",
                                       11)),
            "the file is binary");
  EXPECT_EQ(why_not_source(std::string("a\0b\0c\0d\0", 8)), "the file is binary");
  EXPECT_EQ(why_not_source(std::string(100, 'x') + std::string(3, '\0')), "the file is binary");
}

}  // namespace
}  // namespace patchgen
