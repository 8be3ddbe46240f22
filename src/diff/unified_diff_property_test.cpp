#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

#include <patchgen/unified_diff.h>

#include "diff/diff_test_tools.h"
#include "diff/edit_script.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t end) {
  return end == 0 ? 0 : random() % end;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line;
  }
  return text;
}

std::string random_text(Random& random) {
  static const std::vector<std::string> kEnds = {"\n", "\n", "\n", "\r\n", "\r", "\n\n"};
  static const std::vector<std::string> kWords = {
      "}", "{", "", "  x();", "\tint a;", "#endif", std::string("\0", 1), "\xFF", "--", "++ b"};
  std::string text;
  for (std::size_t i = below(random, 30); i > 0; --i) {
    const std::string word = below(random, 3) == 0 ? "line " + std::to_string(below(random, 20))
                                                   : kWords[below(random, kWords.size())];
    text += word + kEnds[below(random, kEnds.size())];
  }
  if (below(random, 3) == 0 && !text.empty()) {
    text.pop_back();
  }
  return text;
}

/// Edits as people make them: lines changed, dropped, put in, copied, moved.
std::string mutated(std::string_view text, Random& random, std::size_t edits) {
  std::vector<std::string> lines;
  for (const std::string_view line : lines_of(text)) {
    lines.emplace_back(line);
  }
  for (; edits > 0; --edits) {
    const std::size_t at = below(random, lines.size() + 1);
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t count = std::min(lines.size() - at, 1 + below(random, 12));
    const auto end = place + static_cast<std::ptrdiff_t>(count);
    switch (below(random, 5)) {
      case 0:
        lines.erase(place, end);
        break;
      case 1:
        lines.insert(place, 1 + below(random, 5),
                     "  new_call(" + std::to_string(random() % 1000) + ");\n");
        break;
      case 2:
        for (auto line = place; line != end; ++line) {
          line->insert(0, "changed ");
        }
        break;
      case 3: {  // a copy elsewhere
        const std::vector<std::string> block(place, end);
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(random, lines.size() + 1)),
                     block.begin(), block.end());
        break;
      }
      default: {  // a function in between
        const std::string name = std::to_string(random() % 1000);
        const std::vector<std::string> block = {"int f" + name + "() {\n",
                                                "  return " + name + ";\n", "}\n", "\n"};
        lines.insert(place, block.begin(), block.end());
        break;
      }
    }
  }
  return joined(lines);
}

void expect_applies(const std::string& old_text, const std::string& new_text, bool with_patch) {
  const std::string diff = unified_diff(old_text, new_text, "a", "b");
  ASSERT_EQ(diff.empty(), old_text == new_text);
  ASSERT_EQ(apply_strictly(old_text, diff), new_text) << diff;
  if (with_patch && !diff.empty()) {
    ASSERT_EQ(apply_with_patch(old_text, diff), new_text) << diff;
  }
  ASSERT_EQ(unified_diff(old_text, new_text, "a", "b"), diff);
}

TEST(UnifiedDiffProperty, RandomPairs) {
  Random random(11);
  for (int round = 0; round < 2000; ++round) {
    expect_applies(random_text(random), random_text(random), round % 60 == 0);
  }
}

TEST(UnifiedDiffProperty, MutatedTexts) {
  Random random(12);
  for (int round = 0; round < 2000; ++round) {
    const std::string text = random_text(random);
    expect_applies(text, mutated(text, random, 1 + below(random, 4)), round % 60 == 0);
  }
}

/// Headers of the standard library that this test is built with: always there, and real code.
std::vector<std::string> real_files() {
  namespace fs = std::filesystem;
  std::vector<std::string> paths;
  const std::string root = "/usr/include/c++/" + std::to_string(_GLIBCXX_RELEASE);
  for (const char* folder : {"/bits", "/ext", "/experimental/bits"}) {
    std::error_code missing;
    for (fs::directory_iterator entry(root + folder, missing), end; !missing && entry != end;
         entry.increment(missing)) {
      if (entry->is_regular_file()) {
        paths.push_back(entry->path().string());
      }
    }
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

TEST(UnifiedDiffProperty, EditedHeadersAreNearlyAsShortAsGnuDiff) {
  const std::vector<std::string> paths = real_files();
  ASSERT_FALSE(paths.empty());
  Random random(13);
  std::size_t ours_total = 0;
  std::size_t gnu_total = 0;
  for (std::size_t i = 0; i < paths.size(); i += 8) {
    const std::string text = read_whole_file(paths[i]);
    const std::string other = mutated(text, random, 1 + below(random, 12));
    expect_applies(text, other, i % 32 == 0);
    const std::size_t ours = changed_line_count(unified_diff(text, other, "a", "b"));
    const std::size_t gnu = changed_line_count(gnu_diff(text, other));
    EXPECT_LE(10 * ours, 12 * gnu) << paths[i];
    ours_total += ours;
    gnu_total += gnu;
  }
  EXPECT_LE(100 * ours_total, 103 * gnu_total);
  RecordProperty("ours", static_cast<int>(ours_total));
  RecordProperty("gnu", static_cast<int>(gnu_total));
}

TEST(UnifiedDiffProperty, TwoDifferentHeaders) {
  const std::vector<std::string> paths = real_files();
  ASSERT_FALSE(paths.empty());
  for (std::size_t i = 0; i + 7 < paths.size(); i += 7) {
    expect_applies(read_whole_file(paths[i]), read_whole_file(paths[i + 7]), i % 28 == 0);
  }
}

}  // namespace
}  // namespace patchgen
