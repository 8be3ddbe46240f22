#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/unified_diff.h>

#include "diff/diff_test_tools.h"

namespace patchgen {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// The hunks; both ways of applying them are checked on the way.
std::string hunks(std::string_view old_text, std::string_view new_text) {
  const std::string diff = unified_diff(old_text, new_text, "a", "b");
  EXPECT_EQ(apply_strictly(old_text, diff), new_text);
  if (!diff.empty()) {
    EXPECT_EQ(apply_with_patch(old_text, diff), new_text);
  }
  std::string text;
  for (const Hunk& hunk : diff_hunks(old_text, new_text)) {
    text += hunk.text;
  }
  EXPECT_EQ(diff, diff.empty() ? "" : "--- a\n+++ b\n" + text);
  return text;
}

std::string numbered(int first, int last) {
  std::string text;
  for (int i = first; i <= last; ++i) {
    text += "line " + std::to_string(i) + "\n";
  }
  return text;
}

TEST(UnifiedDiff, EqualTextsHaveNone) {
  EXPECT_EQ(unified_diff("", "", "a", "b"), "");
  EXPECT_EQ(unified_diff("x\n", "x\n", "a", "b"), "");
  EXPECT_THAT(diff_hunks("x", "x"), IsEmpty());
}

TEST(UnifiedDiff, ThreeLinesOfContext) {
  EXPECT_EQ(hunks("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
            "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST(UnifiedDiff, PlacesAndCountsOfHunks) {
  const std::string old_text = numbered(1, 40);
  std::string new_text = "first\n" + old_text;
  new_text.replace(new_text.find("line 30\n"), 16, "");
  const std::vector<Hunk> found = diff_hunks(old_text, new_text);
  ASSERT_THAT(found, SizeIs(2));
  EXPECT_EQ(found[0].old_begin, 1);
  EXPECT_EQ(found[0].old_count, 3);
  EXPECT_EQ(found[0].new_begin, 1);
  EXPECT_EQ(found[0].new_count, 4);
  EXPECT_EQ(found[1].old_begin, 27);
  EXPECT_EQ(found[1].old_count, 8);
  EXPECT_EQ(found[1].new_begin, 28);
  EXPECT_EQ(found[1].new_count, 6);
  hunks(old_text, new_text);
}

TEST(UnifiedDiff, HunksMergeWhenTheirContextsTouch) {
  for (int between = 5; between <= 8; ++between) {
    const std::string middle = numbered(1, between);
    const std::string old_text = numbered(100, 110) + "a\n" + middle + "b\n" + numbered(200, 210);
    const std::string new_text = numbered(100, 110) + "A\n" + middle + "B\n" + numbered(200, 210);
    EXPECT_THAT(diff_hunks(old_text, new_text), SizeIs(between <= 6 ? 1 : 2)) << between;
    const std::string ours = unified_diff(old_text, new_text, "a", "b");
    EXPECT_EQ(ours, gnu_diff(old_text, new_text)) << between;
  }
}

TEST(UnifiedDiff, EmptySides) {
  EXPECT_EQ(hunks("", "a\nb\n"), "@@ -0,0 +1,2 @@\n+a\n+b\n");
  EXPECT_EQ(hunks("a\nb\n", ""), "@@ -1,2 +0,0 @@\n-a\n-b\n");
  EXPECT_EQ(hunks("", "a"), "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n");
  EXPECT_EQ(hunks("a", ""), "@@ -1 +0,0 @@\n-a\n\\ No newline at end of file\n");
  EXPECT_EQ(hunks("", "\n"), "@@ -0,0 +1 @@\n+\n");
  const std::vector<Hunk> found = diff_hunks("", "a\n");
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_EQ(found[0].old_begin, 0);
  EXPECT_EQ(found[0].old_count, 0);
  EXPECT_EQ(found[0].new_begin, 1);
  EXPECT_EQ(found[0].new_count, 1);
}

TEST(UnifiedDiff, LastNewlineMissing) {
  EXPECT_EQ(hunks("a\nb", "a\nb\n"), "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n");
  EXPECT_EQ(hunks("a\nb\n", "a\nb"), "@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n");
  EXPECT_EQ(hunks("a\nb", "a\nc"),
            "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n"
            "\\ No newline at end of file\n");
  // As context it is marked once.
  EXPECT_EQ(hunks("a\nb", "x\nb"), "@@ -1,2 +1,2 @@\n-a\n+x\n b\n\\ No newline at end of file\n");
  // Outside every hunk it is not seen at all.
  EXPECT_EQ(hunks("a\n1\n2\n3\nb", "x\n1\n2\n3\nb"), "@@ -1,4 +1,4 @@\n-a\n+x\n 1\n 2\n 3\n");
  EXPECT_EQ(hunks("a", "a\nb"),
            "@@ -1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n"
            "\\ No newline at end of file\n");
}

TEST(UnifiedDiff, CarriageReturnsBelongToTheirLine) {
  EXPECT_EQ(hunks("a\r\nb\r\n", "a\r\nB\r\n"), "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+B\r\n");
  EXPECT_EQ(hunks("a\r\nb\r\n", "a\nb\r\n"), "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n");
  EXPECT_EQ(hunks("a\rb\rc", "a\rB\rc"),
            "@@ -1 +1 @@\n-a\rb\rc\n\\ No newline at end of file\n+a\rB\rc\n"
            "\\ No newline at end of file\n");
  EXPECT_EQ(hunks("a\r", "a\r\n"), "@@ -1 +1 @@\n-a\r\n\\ No newline at end of file\n+a\r\n");
}

TEST(UnifiedDiff, BytesThatAreNotText) {
  const std::string old_text("a\0b\n\xFF\xFE\nc\n", 9);
  const std::string new_text("a\0B\n\xFF\xFE\nc\0", 9);
  hunks(old_text, new_text);
  hunks("\xEF\xBB\xBFint a;\n", "int a;\n");
}

TEST(UnifiedDiff, LinesThatLookLikeADiff) {
  hunks("-- a\n++ b\n@@ -1 +1 @@\n\\ No newline at end of file\n x\n",
        "++ b\n@@ -2 +2 @@\n-- a\n\\ No newline\n x\n");
}

TEST(UnifiedDiff, AnInsertedFunctionIsOneBlock) {
  const std::string head = "int a() {\n  return 1;\n}\n\n";
  const std::string added = "int b() {\n  return 2;\n}\n\n";
  const std::string tail = "int c() {\n  return 3;\n}\n";
  EXPECT_EQ(hunks(head + tail, head + added + tail),
            "@@ -2,6 +2,10 @@\n   return 1;\n }\n \n+int b() {\n+  return 2;\n+}\n+\n"
            " int c() {\n   return 3;\n }\n");
  EXPECT_THAT(hunks(head + added + tail, head + tail),
              HasSubstr("-int b() {\n-  return 2;\n-}\n-\n"));
}

TEST(UnifiedDiff, OneHugeLine) {
  std::string old_text(10'000'000, 'x');
  std::string new_text = old_text;
  new_text[5'000'000] = 'y';
  const std::string diff = unified_diff(old_text, new_text, "a", "b");
  EXPECT_EQ(apply_strictly(old_text, diff), new_text);
  EXPECT_EQ(apply_strictly("", unified_diff("", new_text, "a", "b")), new_text);
}

std::chrono::milliseconds time_of(std::string_view old_text, std::string_view new_text) {
  const auto begin = std::chrono::steady_clock::now();
  const std::string diff = unified_diff(old_text, new_text, "a", "b");
  const auto end = std::chrono::steady_clock::now();
  EXPECT_EQ(apply_strictly(old_text, diff), new_text);
  return std::chrono::duration_cast<std::chrono::milliseconds>(end - begin);
}

// Generous limits: these must hold in a sanitised build on a busy machine, and quadratic work on
// 20,000 lines takes far longer.
constexpr std::chrono::seconds kMost{5};

TEST(UnifiedDiff, NothingInCommonIsBounded) {
  EXPECT_LT(time_of(numbered(1, 20'000), numbered(100'001, 120'000)), kMost);
}

TEST(UnifiedDiff, OnlyCommonLinesInCommonIsBounded) {
  std::string old_text;
  std::string new_text;
  for (int i = 0; i < 20'000; ++i) {
    old_text += i % 3 == 0 ? "}\n" : i % 7 == 0 ? "\n" : "old " + std::to_string(i) + "\n";
    new_text += i % 4 == 0 ? "}\n" : i % 5 == 0 ? "\n" : "new " + std::to_string(i) + "\n";
  }
  EXPECT_LT(time_of(old_text, new_text), kMost);
}

TEST(UnifiedDiff, FewKindsOfLinesAreBounded) {
  std::string old_text;
  std::string new_text;
  for (unsigned i = 0; i < 20'000; ++i) {
    old_text += (i * 2'654'435'761U >> 16U) % 3 == 0 ? "0,\n" : "1,\n";
    new_text += (i * 2'246'822'519U >> 16U) % 3 == 0 ? "0,\n" : "1,\n";
  }
  EXPECT_LT(time_of(old_text, new_text), kMost);
  EXPECT_LT(time_of(std::string(40'000, '\n'), std::string(20'000, '\n')), kMost);
}

TEST(UnifiedDiff, ReversedFileIsBounded) {
  std::string reversed;
  for (int i = 20'000; i > 0; --i) {
    reversed += numbered(i, i);
  }
  EXPECT_LT(time_of(numbered(1, 20'000), reversed), kMost);
}

}  // namespace
}  // namespace patchgen
