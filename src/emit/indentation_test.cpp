#include "emit/indentation.h"

#include <gtest/gtest.h>

namespace patchgen {
namespace {

constexpr IndentStyle kTwo{.tabs = false, .width = 2};
constexpr IndentStyle kFour{.tabs = false, .width = 4};
constexpr IndentStyle kTabs{.tabs = true, .width = 4};

CodeBlock block(std::string text, IndentStyle style, std::vector<int> frozen = {}) {
  return {.text = std::move(text), .frozen_lines = std::move(frozen), .style = style};
}

TEST(Indentation, AllLinesButTheFirst) {
  EXPECT_EQ(indent_block(block("a {\n  b;\n}", kTwo), "    ", kTwo), "a {\n      b;\n    }");
  EXPECT_EQ(indent_block(block("a", kTwo), "    ", kTwo), "a");
  EXPECT_EQ(indent_block(block("", kTwo), "    ", kTwo), "");
  EXPECT_EQ(indent_block(block("a\n", kTwo), "  ", kTwo), "a\n");
}

TEST(Indentation, BlankLinesStayEmpty) {
  EXPECT_EQ(indent_block(block("a\n\n \t\nb", kTwo), "  ", kTwo), "a\n\n\n  b");
}

TEST(Indentation, SpacesIntoTabs) {
  EXPECT_EQ(indent_block(block("a\n    b\n        c\n      d", kFour), "\t", kTabs),
            "a\n\t\tb\n\t\t\tc\n\t\t  d");
  EXPECT_EQ(indent_block(block("a\n  b\n    c", kTwo), "", kTabs), "a\n\tb\n\t\tc");
}

TEST(Indentation, TabsIntoSpaces) {
  EXPECT_EQ(indent_block(block("a\n\tb\n\t\tc", kTabs), "  ", kTwo), "a\n    b\n      c");
  EXPECT_EQ(indent_block(block("a\n\tb\n\t  c", kTabs), "", kFour), "a\n    b\n      c");
}

TEST(Indentation, SpacesStayAsTheyAreWhateverTheWidth) {
  EXPECT_EQ(indent_block(block("a(x,\n  y)", kTwo), "", kFour), "a(x,\n  y)");
}

TEST(Indentation, FrozenLinesAndDirectivesStay) {
  EXPECT_EQ(indent_block(block("R\"(\n  raw\n)\";\nx", kTwo, {1, 2}), "    ", kTwo),
            "R\"(\n  raw\n)\";\n    x");
  EXPECT_EQ(indent_block(block("a\n#if X\n  #endif\nb", kTwo), "  ", kTwo),
            "a\n#if X\n    #endif\n  b");
  EXPECT_EQ(indent_block(block("R\"(\n\n \n)\"", kTwo, {1, 2, 3}), "  ", kTwo), "R\"(\n\n \n)\"");
}

}  // namespace
}  // namespace patchgen
