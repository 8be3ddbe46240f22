#include <gtest/gtest.h>

#include <patchgen/source_text.h>

namespace patchgen {
namespace {

TEST(SourceText, AFileWithoutBytesHasOneEmptyLine) {
  const SourceText text("a.cpp", "");
  EXPECT_EQ(text.line_count(), 1);
  EXPECT_EQ(text.line_range(1), (ByteRange{0, 0}));
  EXPECT_EQ(text.position(0).line, 1);
  EXPECT_EQ(text.position(0).column, 1);
  EXPECT_EQ(text.line_ending(), "\n");
}

TEST(SourceText, ALastLineEndBeginsNoLine) {
  EXPECT_EQ(SourceText("a", "x\n").line_count(), 1);
  EXPECT_EQ(SourceText("a", "x\ny").line_count(), 2);
  EXPECT_EQ(SourceText("a", "\n\n").line_count(), 2);
}

TEST(SourceText, LineEndsAreLfCrlfAndLoneCr) {
  const SourceText text("a", "1\n2\r\n3\r4");
  ASSERT_EQ(text.line_count(), 4);
  EXPECT_EQ(text.slice(text.line_range(2)), "2");
  EXPECT_EQ(text.slice(text.full_line_range(2)), "2\r\n");
  EXPECT_EQ(text.slice(text.full_line_range(3)), "3\r");
  EXPECT_EQ(text.line_of(7), 4);
  EXPECT_EQ(text.line_begin(3), 2U);
}

TEST(SourceText, TheLineEndingIsThatOfMostLines) {
  EXPECT_EQ(SourceText("a", "1\r\n2\r\n3\n").line_ending(), "\r\n");
  EXPECT_EQ(SourceText("a", "1\r2\r3\n").line_ending(), "\r");
  EXPECT_EQ(SourceText("a", "1\r\n2\n").line_ending(), "\n");
}

TEST(SourceText, PositionsCountBytes) {
  const SourceText text("a", "\xEF\xBB\xBFint x;\n\xC3\xA9 y");
  EXPECT_EQ(text.byte_order_mark_size(), 3U);
  EXPECT_EQ(text.position(3).column, 4);
  EXPECT_EQ(text.position(13).line, 2);
  EXPECT_EQ(text.position(13).column, 4);
  EXPECT_EQ(text.position(text.size()).line, 2);
}

}  // namespace
}  // namespace patchgen
