#include "source/outline_test_support.h"

namespace patchgen {
namespace {

std::string owned(const Read& read, std::string_view name) {
  return read.slice(read.at(name).owned);
}

TEST(Comments, LinesDirectlyAboveAndTheOneBehind) {
  const Read read("int first;\n\n// far\n\n  // one\n  /* two */\n  int a;  // behind\nint b;\n");
  EXPECT_EQ(owned(read, "a"), "// one\n  /* two */\n  int a;  // behind");
  EXPECT_EQ(owned(read, "b"), "int b;");
}

TEST(Comments, ACommentBehindCodeBelongsToThatCode) {
  const Read read("int a;  // of a\nint b;\nclass X {  // of X\n  int c;\n};  // end\n");
  EXPECT_EQ(owned(read, "b"), "int b;");
  EXPECT_EQ(owned(read, "X::c"), "int c;");
  EXPECT_TRUE(owned(read, "X").ends_with("// end"));
}

TEST(Comments, ADirectiveStandsInBetween) {
  const Read read("int z;\n// about A\n#if A  // x\nint a;\n#endif\n");
  EXPECT_EQ(owned(read, "a"), "int a;");
}

TEST(Comments, TheLicenceBelongsToTheFile) {
  const Read read("// Copyright X\n// all\nint a;\n");
  EXPECT_EQ(read.slice(read.outline.file_comment), "// Copyright X\n// all");
  EXPECT_EQ(owned(read, "a"), "int a;");
}

TEST(Comments, ABlockLicenceEndsWhereItEnds) {
  const Read read("/* License: MIT */\n// about a\nint a;\n");
  EXPECT_EQ(read.slice(read.outline.file_comment), "/* License: MIT */");
  EXPECT_EQ(owned(read, "a"), "// about a\nint a;");
}

TEST(Comments, AFirstCommentDirectlyAboveADeclarationIsItsOwn) {
  const Read read("// about a\nint a;\n");
  EXPECT_TRUE(read.outline.file_comment.empty());
  EXPECT_EQ(owned(read, "a"), "// about a\nint a;");
  EXPECT_EQ(Read("// top\n\nint a;\n").outline.file_comment.size(), 6U);
  EXPECT_EQ(Read("// top\n#pragma once\n").outline.file_comment.size(), 6U);
}

TEST(Comments, CrlfIsOneLineEnd) {
  const Read read("int z;\r\n// one\r\nint a;\r\n\r\n// far\r\n\r\nint b;\r\n");
  EXPECT_EQ(owned(read, "a"), "// one\r\nint a;");
  EXPECT_EQ(owned(read, "b"), "int b;");
}

}  // namespace
}  // namespace patchgen
