#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

#include <patchgen/token.h>

namespace patchgen {
namespace {

std::vector<std::string> spellings(std::string bytes) {
  const SourceText text("test.cpp", std::move(bytes));
  std::vector<std::string> spelled;
  for (const Token& token : tokenize(text)) {
    spelled.emplace_back(spelling(text, token));
  }
  return spelled;
}

using Words = std::vector<std::string>;

TEST(Tokenize, GivesCommentsDirectivesAndBothBranches) {
  EXPECT_EQ(
      spellings("#if A // x\nint a;\n#else\n/* y */ b\n#endif\n"),
      (Words{"#", "if", "A", "// x", "int", "a", ";", "#", "else", "/* y */", "b", "#", "endif"}));
}

TEST(Tokenize, KnowsOddTokens) {
  EXPECT_EQ(
      spellings("$x <: %: a<=>b \"s\"_q 1'000u R\"x(a)\")x\" ->*"),
      (Words{"$x", "<:", "%:", "a", "<=>", "b", "\"s\"_q", "1'000u", "R\"x(a)\")x\"", "->*"}));
  EXPECT_EQ(spellings("k<<<1>>>()"), (Words{"k", "<<", "<", "1", ">>", ">", "(", ")"}));
}

TEST(Tokenize, AnUnterminatedLiteralEndsWithItsLine) {
  EXPECT_EQ(spellings("#error don't\nint a;"), (Words{"#", "error", "don", "'t", "int", "a", ";"}));
  EXPECT_EQ(spellings("\"abc\nint a;"), (Words{"\"abc", "int", "a", ";"}));
  EXPECT_EQ(spellings("R\"(abc\nint a;"), (Words{"R\"(abc", "int", "a", ";"}));
}

TEST(Tokenize, AnUnterminatedCommentGoesToTheEnd) {
  EXPECT_EQ(spellings("int a; /* b\nc"), (Words{"int", "a", ";", "/* b\nc"}));
}

TEST(Tokenize, TakesAnyBytes) {
  EXPECT_EQ(spellings(""), Words{});
  EXPECT_EQ(spellings("\xEF\xBB\xBFint a;"), (Words{"int", "a", ";"}));
  EXPECT_EQ(spellings(std::string("a\0b", 3)), (Words{"a", "b"}));
  EXPECT_EQ(spellings("a // x\rb\r\nc"), (Words{"a", "// x", "b", "c"}));
  EXPECT_EQ(spellings("\xFF\xFE a").back(), "a");
}

TEST(Tokenize, ASpliceBelongsToNoToken) {
  EXPECT_EQ(spellings("int \\\nf \\\n  g;"), (Words{"int", "f", "g", ";"}));
}

// The lexer recurses for each splice in a row and would run out of stack.
TEST(Tokenize, SurvivesManySplices) {
  std::string bytes;
  for (int i = 0; i < 300000; ++i) bytes += "\\\n";
  EXPECT_EQ(spellings(bytes + "int x;"), (Words{"int", "x", ";"}));
}

TEST(Tokenize, ATextCannotEndItsHiding) {
  EXPECT_EQ(spellings("a )patchgen0\" #include \"/nonexistent\"\nb").back(), "b");
}

TEST(Tokenize, IsSafeFromSeveralThreads) {
  std::vector<std::thread> threads;
  std::vector<Words> results(4);
  for (std::size_t i = 0; i < results.size(); ++i) {
    threads.emplace_back([&results, i] { results[i] = spellings("int a; // b"); });
  }
  for (std::thread& thread : threads) thread.join();
  for (const Words& words : results) EXPECT_EQ(words, (Words{"int", "a", ";", "// b"}));
}

}  // namespace
}  // namespace patchgen
