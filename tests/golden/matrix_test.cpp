// Holds tests/golden/MATRIX.md true: its rows and columns, its links, and that no cell is empty.

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include "golden/golden_case.h"
#include "support/temporary_directory.h"

namespace patchgen {
namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t kFewestCases = 150;
constexpr std::size_t kFewestLettersOfAReason = 20;

std::string trimmed(std::string text) {
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

/// The cells of each row of the table, its heading first and the line below it left out.
std::vector<Cells> rows() {
  const std::string path = std::string(PATCHGEN_PROJECT_ROOT) + "/tests/golden/MATRIX.md";
  std::istringstream lines(read_whole_file(path));
  std::vector<Cells> result;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("|") || line.starts_with("|---")) continue;
    Cells cells;
    std::istringstream parts(line.substr(1));
    for (std::string cell; std::getline(parts, cell, '|');) cells.push_back(trimmed(cell));
    result.push_back(std::move(cells));
  }
  return result;
}

/// The targets of the links in a cell.
Cells links(const std::string& cell) {
  Cells result;
  for (std::size_t at = cell.find("]("); at != std::string::npos; at = cell.find("](", at + 1)) {
    result.push_back(cell.substr(at + 2, cell.find(')', at) - at - 2));
  }
  return result;
}

TEST(Matrix, HasEveryOperationAndEveryShape) {
  const std::vector<Cells> table = rows();
  ASSERT_FALSE(table.empty());
  EXPECT_THAT(
      table.front(),
      testing::ElementsAre("", "`replace_class`", "`replace_function`", "`override_method`",
                           "`modify_init`", "`exclude_from_output`", "`add_helper`", "`external`"));
  Cells shapes;
  for (std::size_t i = 1; i < table.size(); ++i) shapes.push_back(table[i].front());
  EXPECT_THAT(
      shapes,
      testing::ElementsAre(
          "in-class", "out-of-line in the same file", "header and source", "class template",
          "member template", "partial and explicit specialisation", "nested class", "overload set",
          "operators and conversions", "constructors", "destructors",
          "virtual, override, final, static, constexpr, noexcept, &&, const", "default arguments",
          "trailing return", "attributes and specifier macros", "#if branches",
          "anonymous and inline namespaces", "free functions with separate declarations", "friends",
          "unusual brace style and tabs"));
}

TEST(Matrix, EachCellNamesACaseOrAReason) {
  const std::vector<Cells> table = rows();
  const std::vector<GoldenCase> cases = golden_cases();
  for (std::size_t i = 1; i < table.size(); ++i) {
    ASSERT_EQ(table[i].size(), table.front().size()) << table[i].front();
    for (std::size_t column = 1; column < table[i].size(); ++column) {
      const std::string& cell = table[i][column];
      const Cells named = links(cell);
      if (named.empty()) {
        EXPECT_GE(cell.size(), kFewestLettersOfAReason)
            << table[i].front() << ", " << table.front()[column];
      }
      for (const std::string& name : named) {
        const bool exists = std::any_of(cases.begin(), cases.end(),
                                        [&](const GoldenCase& each) { return each.name == name; });
        EXPECT_TRUE(exists) << table[i].front() << ": no case " << name;
      }
    }
  }
}

TEST(Matrix, ThereAreCasesEnough) {
  EXPECT_GE(golden_cases().size(), kFewestCases);
}

}  // namespace
}  // namespace patchgen
