#include "project/format_replacements.h"

#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

using Changes = std::vector<OutputChange>;
using Origin = Segment::Origin;

constexpr const char* kHead =
    "<?xml version='1.0'?>\n<replacements xml:space='preserve' incomplete_format='false'>\n";

std::optional<Changes> read(const std::string& entries, std::size_t size = 100) {
  return read_replacements(kHead + entries + "</replacements>\n", size);
}

TEST(FormatReplacements, AreReadWithTheirEntities) {
  EXPECT_EQ(read(""), Changes{});
  EXPECT_EQ(read("<replacement offset='3' length='2'>&#13;&#10; &lt;a>&amp;&gt;&apos;&quot;"
                 "</replacement>\n<replacement offset='70' length='0'></replacement>\n"),
            (Changes{{{3, 5}, "\r\n <a>&>'\""}, {{70, 70}, ""}}));
}

TEST(FormatReplacements, WhatIsNoneIsRefused) {
  EXPECT_EQ(read_replacements("int a;\n", 7), std::nullopt);
  EXPECT_EQ(read_replacements("", 7), std::nullopt);
  EXPECT_EQ(read_replacements(std::string(kHead), 7), std::nullopt) << "cut off";
  EXPECT_EQ(read("<replacement offset='3' length='2'>a"), std::nullopt);
  EXPECT_EQ(read("<replacement offset='x' length='2'>a</replacement>"), std::nullopt);
  EXPECT_EQ(read("<replacement offset='3' length='2'>&nbsp;</replacement>"), std::nullopt);
  EXPECT_EQ(read("<replacement offset='99' length='2'>a</replacement>"), std::nullopt) << "behind";
  EXPECT_EQ(read("<replacement offset='3' length='18446744073709551615'>a</replacement>"),
            std::nullopt);
  EXPECT_EQ(read("<replacement offset='3' length='2'></replacement>"
                 "<replacement offset='4' length='2'></replacement>"),
            std::nullopt)
      << "overlapping";
}

TEST(PatchedLines, AreThoseThatEditsTouch) {
  const EmittedFile file{.bytes = "h\nab\ncd\nef\ngh\n",
                         .segments = {{Origin::Header, {0, 2}, {}, 0},
                                      {Origin::Upstream, {2, 3}, {}, 0},
                                      {Origin::Edit, {3, 4}, {}, 0},
                                      {Origin::Upstream, {4, 5}, {}, 0},
                                      {Origin::Edit, {5, 5}, {}, 1},
                                      {Origin::Upstream, {5, 8}, {}, 0},
                                      {Origin::Edit, {8, 10}, {}, 2},
                                      {Origin::Edit, {10, 14}, {}, 3}}};
  const std::vector<LineRange> lines = patched_lines(file);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].first, 2U);
  EXPECT_EQ(lines[0].last, 2U);
  EXPECT_EQ(lines[1].first, 4U);
  EXPECT_EQ(lines[1].last, 5U);
}

// Lines:       0-4     4-8     8-12    12-16
const std::string kText = "aaa\nbbb\nccc\nddd\n";
const std::vector<LineRange> kMiddle = {{2, 3}};

Changes kept(const Changes& changes) {
  return on_lines(changes, kText, kMiddle);
}

TEST(OnLines, KeepsWhatStaysOnThem) {
  EXPECT_EQ(kept({{{4, 4}, " "}, {{7, 8}, "\n  "}, {{10, 10}, " "}}).size(), 3U);
  EXPECT_EQ(kept({{{0, 0}, " "}, {{3, 5}, " "}, {{12, 12}, " "}, {{11, 13}, ""}}), Changes{});
  EXPECT_EQ(kept({{{11, 12}, "\n\n"}}).size(), 1U);
  EXPECT_EQ(kept({{{11, 12}, "\n  "}}), Changes{}) << "indents the line below";
  EXPECT_EQ(on_lines({{{2, 2}, "\n"}}, "ab", {{1, 1}}).size(), 1U) << "no line end there";
}

TEST(OnLines, TearsNothingApart) {
  const OutputChange blanks{{7, 8}, "\n  "};
  const OutputChange opening{{5, 5}, " {"};
  const OutputChange closing{{11, 11}, "\n}"};
  EXPECT_EQ(kept({opening, blanks, closing}).size(), 3U);
  const OutputChange closing_below{{15, 15}, "\n}"};
  EXPECT_EQ(kept({opening, blanks, closing_below}), Changes{blanks});
  // A block of includes in another order is whole in itself, and so is a comment.
  const OutputChange sorted{{0, 7}, "bbb\naaa"};
  const OutputChange comment{{15, 15}, "  // namespace a"};
  EXPECT_EQ(kept({sorted, opening, closing, comment}), (Changes{opening, closing}));
  EXPECT_EQ(kept({{{4, 11}, "ccc\nbbb"}}).size(), 1U);
}

}  // namespace
}  // namespace patchgen
