#include "project/output_changes.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace patchgen {
namespace {

using Origin = Segment::Origin;

/// `HHHuuuEEuuu`: a header, then `edit`s amid what is upstream's.
EmittedFile small_file() {
  return {.bytes = "hhh\naaa\nEEE\nbbb\nccc\n",
          .segments = {{Origin::Header, {0, 4}, {0, 0}, 0},
                       {Origin::Upstream, {4, 8}, {0, 4}, 0},
                       {Origin::Edit, {8, 12}, {4, 5}, 0},
                       {Origin::Upstream, {12, 16}, {5, 9}, 0},
                       {Origin::Edit, {16, 16}, {9, 12}, 1},
                       {Origin::Upstream, {16, 20}, {12, 16}, 0}}};
}

/// The segments in one line: `U0-4[aaa|]`.
std::string shown(const EmittedFile& file) {
  std::string out;
  std::size_t at = 0;
  for (const Segment& segment : file.segments) {
    EXPECT_EQ(segment.output.begin, at);
    at = segment.output.end;
    std::string text = file.bytes.substr(segment.output.begin, segment.output.size());
    for (char& c : text) c = c == '\n' ? '|' : c;
    out +=
        fmt::format("{}{}-{}[{}]", std::string_view("UHEC")[static_cast<unsigned>(segment.origin)],
                    segment.upstream.begin, segment.upstream.end, text);
  }
  EXPECT_EQ(at, file.bytes.size());
  return out;
}

std::string after(const std::vector<OutputChange>& changes) {
  return shown(with_changes(small_file(), changes));
}

TEST(OutputChanges, NothingChangesNothing) {
  EXPECT_EQ(after({}), "H0-0[hhh|]U0-4[aaa|]E4-5[EEE|]U5-9[bbb|]E9-12[]U12-16[ccc|]");
  EXPECT_TRUE(changes_between("a\nb", "a\nb").empty());
}

TEST(OutputChanges, InsideAnEditTheyAreOfTheEdit) {
  EXPECT_EQ(after({{{8, 9}, "longer"}, {{10, 11}, ""}}),
            "H0-0[hhh|]U0-4[aaa|]E4-5[longerE|]U5-9[bbb|]E9-12[]U12-16[ccc|]");
  EXPECT_EQ(after({{{8, 12}, ""}}), "H0-0[hhh|]U0-4[aaa|]E4-5[]U5-9[bbb|]E9-12[]U12-16[ccc|]");
}

TEST(OutputChanges, OfUpstreamAloneTheyAreTheCommands) {
  EXPECT_EQ(after({{{5, 6}, "xy"}}),
            "H0-0[hhh|]U0-1[a]C1-2[xy]U2-4[a|]E4-5[EEE|]U5-9[bbb|]E9-12[]U12-16[ccc|]");
  EXPECT_EQ(after({{{12, 16}, ""}}), "H0-0[hhh|]U0-4[aaa|]E4-5[EEE|]C5-9[]E9-12[]U12-16[ccc|]");
  EXPECT_EQ(after({{{14, 14}, "+"}}),
            "H0-0[hhh|]U0-4[aaa|]E4-5[EEE|]U5-7[bb]C7-7[+]U7-9[b|]E9-12[]U12-16[ccc|]");
  EXPECT_EQ(after({{{20, 20}, "end"}}),
            "H0-0[hhh|]U0-4[aaa|]E4-5[EEE|]U5-9[bbb|]E9-12[]U12-16[ccc|]C0-0[end]");
}

TEST(OutputChanges, AcrossABorderTheyAreOfTheEdit) {
  EXPECT_EQ(after({{{7, 10}, "+"}}), "H0-0[hhh|]U0-3[aaa]E3-5[+E|]U5-9[bbb|]E9-12[]U12-16[ccc|]");
  EXPECT_EQ(after({{{12, 12}, "+"}}),
            "H0-0[hhh|]U0-4[aaa|]E4-5[EEE|+]U5-9[bbb|]E9-12[]U12-16[ccc|]");
  EXPECT_EQ(after({{{15, 17}, "+"}}), "H0-0[hhh|]U0-4[aaa|]E4-5[EEE|]U5-8[bbb]E8-13[+]U13-16[cc|]");
}

TEST(OutputChanges, BetweenTwoTextsTheyAreWholeLines) {
  const std::string before = "a\nb\nc\nd";
  const std::string now = "a\nB\nB2\nc\n";
  EXPECT_EQ(changes_between(before, now),
            (std::vector<OutputChange>{{{2, 4}, "B\nB2\n"}, {{6, 7}, ""}}));
}

}  // namespace
}  // namespace patchgen
