#include "diff/edit_script.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <ostream>
#include <random>
#include <string>

namespace patchgen {

void PrintTo(const Change& change, std::ostream* out) {
  *out << change.old_begin << "-" << change.old_end << " > " << change.new_begin << "-"
       << change.new_end;
}

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<Change> script(std::string_view old_text, std::string_view new_text) {
  return edit_script(lines_of(old_text), lines_of(new_text));
}

TEST(LinesOf, KeepsLineEnds) {
  EXPECT_THAT(lines_of(""), IsEmpty());
  EXPECT_THAT(lines_of("\n"), ElementsAre("\n"));
  EXPECT_THAT(lines_of("a\r\n\nb\rc"), ElementsAre("a\r\n", "\n", "b\rc"));
}

TEST(EditScript, Simple) {
  EXPECT_THAT(script("a\nb\nc\n", "a\nb\nc\n"), IsEmpty());
  EXPECT_THAT(script("a\nb\nc\n", "a\nx\nc\n"), ElementsAre(Change{1, 2, 1, 2}));
  EXPECT_THAT(script("a\nc\n", "a\nb\nc\n"), ElementsAre(Change{1, 1, 1, 2}));
  EXPECT_THAT(script("a\nb\nc\nd\n", "b\nc\ne\n"),
              ElementsAre(Change{0, 1, 0, 0}, Change{3, 4, 2, 3}));
  EXPECT_THAT(script("", "a\n"), ElementsAre(Change{0, 0, 0, 1}));
}

TEST(EditScript, KeepsToUniqueLines) {
  // Pairing the braces instead would tear the function away from its name.
  EXPECT_THAT(script("{\n}\nint f()\n{\n}\nend\n", "int f()\n{\n}\n{\n}\nfin\n"),
              ElementsAre(Change{0, 2, 0, 0}, Change{5, 6, 3, 6}));
}

/// Lines of the longest common subsequence, by the textbook.
std::size_t common_lines(const std::vector<std::string_view>& a,
                         const std::vector<std::string_view>& b) {
  std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      table[i][j] = a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1
                                         : std::max(table[i - 1][j], table[i][j - 1]);
    }
  }
  return table[a.size()][b.size()];
}

/// Checks that all lines outside the changes are equal in pairs; returns how many lines change.
std::size_t check(const std::vector<std::string_view>& old_lines,
                  const std::vector<std::string_view>& new_lines) {
  std::size_t i = 0;
  std::size_t j = 0;
  std::size_t changed = 0;
  const auto common_until = [&](std::size_t old_end, std::size_t new_end) {
    EXPECT_EQ(old_end - i, new_end - j);
    for (; i < old_end && j < new_end; ++i, ++j) {
      EXPECT_EQ(old_lines[i], new_lines[j]);
    }
  };
  bool first = true;
  for (const Change& change : edit_script(old_lines, new_lines)) {
    EXPECT_TRUE(first || i < change.old_begin) << "changes touch";
    first = false;
    common_until(change.old_begin, change.new_begin);
    i = change.old_end;
    j = change.new_end;
    changed += change.old_end - change.old_begin + change.new_end - change.new_begin;
  }
  common_until(old_lines.size(), new_lines.size());
  return changed;
}

TEST(EditScript, WithoutUniqueLinesItIsTheShortest) {
  std::mt19937 random(3);
  const auto text = [&] {
    std::string lines;  // every kind of line twice or more on one side
    for (auto i = random() % 12; i > 0; --i) {
      const char kind = static_cast<char>('a' + random() % 3);
      lines += {kind, '\n', kind, '\n'};
    }
    return lines;
  };
  for (int round = 0; round < 3000; ++round) {
    const std::string old_text = text();
    const std::string new_text = text();
    const auto old_lines = lines_of(old_text);
    const auto new_lines = lines_of(new_text);
    EXPECT_EQ(check(old_lines, new_lines),
              old_lines.size() + new_lines.size() - 2 * common_lines(old_lines, new_lines))
        << old_text << "---\n"
        << new_text;
  }
}

TEST(EditScript, IsRightForAnyPair) {
  std::mt19937 random(4);
  for (int round = 0; round < 3000; ++round) {
    const auto kinds = 1 + random() % 30;
    const auto text = [&] {
      std::string lines;
      for (auto i = random() % 40; i > 0; --i) {
        lines += std::to_string(random() % kinds) + "\n";
      }
      return lines;
    };
    const std::string old_text = text();
    const std::string new_text = text();
    check(lines_of(old_text), lines_of(new_text));
  }
}

TEST(EditScript, LargeTablesWithFewEditsAreShortest) {
  // 6,000 lines of four kinds: nothing to hold on to, and far too large for a whole table.
  std::mt19937 random(5);
  std::string old_text;
  for (int i = 0; i < 6000; ++i) {
    old_text += std::to_string(random() % 4) + ",\n";
  }
  std::string new_text = "0,\n1,\n" + old_text;
  new_text.erase(new_text.size() / 2 / 3 * 3, 30);
  new_text.erase(new_text.size() - 9, 6);
  const auto old_lines = lines_of(old_text);
  const auto new_lines = lines_of(new_text);
  EXPECT_LE(check(old_lines, new_lines), 14U);
}

TEST(EditScript, LargeTablesAreSplitAtEquallyFrequentLines) {
  // 9,000 lines of each side, each twice, and too many edits for one table.
  std::string old_text;
  std::string new_text;
  for (int i = 0; i < 4500; ++i) {
    const std::string line = std::to_string(i) + "\n" + std::to_string(i) + "\n";
    old_text += line + (i % 3 == 0 ? "both\n" : "");
    new_text += line + (i % 3 == 1 ? "both\nboth\n" : "");
  }
  old_text = "x\nx\n" + old_text;
  new_text = "y\n" + new_text + "z\n";
  EXPECT_EQ(check(lines_of(old_text), lines_of(new_text)), 4504U);
}

}  // namespace
}  // namespace patchgen
