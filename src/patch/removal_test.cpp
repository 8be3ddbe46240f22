#include "patch/removal.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

/// `text` without its "X" and what goes with it.
std::string without_x(const std::string& text) {
  const SourceText source("x", text);
  const std::size_t begin = text.find('X');
  const ByteRange range = removal_range(source, {begin, text.rfind('X') + 1});
  return text.substr(0, range.begin) + text.substr(range.end);
}

TEST(RemovalRange, WholeLines) {
  EXPECT_EQ(without_x("a\nX\nb\n"), "a\nb\n");
  EXPECT_EQ(without_x("a\n  X\n  X  \nb\n"), "a\nb\n");
  EXPECT_EQ(without_x("a\r\nX\r\nb\r\n"), "a\r\nb\r\n");
  EXPECT_EQ(without_x("X\n"), "");
  EXPECT_EQ(without_x("X"), "");
  EXPECT_EQ(without_x("a\nX"), "a\n");
}

TEST(RemovalRange, OneGapStaysBetweenNeighbours) {
  EXPECT_EQ(without_x("a\n\nX\n\nb\n"), "a\n\nb\n");
  EXPECT_EQ(without_x("a\n\n\nX\n\nb\n"), "a\n\n\nb\n");
  EXPECT_EQ(without_x("a\n\nX\n\n\nb\n"), "a\n\nb\n");
  EXPECT_EQ(without_x("a\nX\n\nb\n"), "a\n\nb\n") << "the gap was below it";
  EXPECT_EQ(without_x("a\n\nX\nb\n"), "a\n\nb\n");
  EXPECT_EQ(without_x("a\r\n\r\nX\r\n\r\nb\r\n"), "a\r\n\r\nb\r\n");
}

TEST(RemovalRange, NoGapBehindAnOpeningOrBeforeAClosingBrace) {
  EXPECT_EQ(without_x("{\nX\n\nb\n}\n"), "{\nb\n}\n");
  EXPECT_EQ(without_x("{\nb\n\nX\n}\n"), "{\nb\n}\n");
  EXPECT_EQ(without_x("{\nX\n}\n"), "{\n}\n");
}

TEST(RemovalRange, NeighboursOnTheLineStay) {
  EXPECT_EQ(without_x("a; X\nb\n"), "a;\nb\n");
  EXPECT_EQ(without_x("X b\nc\n"), "b\nc\n");
  EXPECT_EQ(without_x("a; X  b\n"), "a; b\n");
}

}  // namespace
}  // namespace patchgen
