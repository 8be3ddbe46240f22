#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include <patchgen/diagnostic.h>

namespace patchgen {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

Diagnostic at(std::string line, int column, int underline) {
  Diagnostic diagnostic = error_in("f.cpp", "bad");
  diagnostic.line = 7;
  diagnostic.column = column;
  diagnostic.source_line = std::move(line);
  diagnostic.underline_columns = underline;
  return diagnostic;
}

/// What stands behind "    7 | " and below it.
std::string snippet(const Diagnostic& diagnostic) {
  const std::string text = render(diagnostic, false);
  std::string lines;
  for (std::size_t begin = text.find('\n') + 1; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines += text.substr(begin + 8, end - begin - 8) + "\n";
    begin = end + 1;
  }
  return lines;
}

TEST(Render, PlaceLineCaretsAndHints) {
  Diagnostic diagnostic = error_in("patches/x.patchspec.json", "no declaration 'A::b' in m.cpp");
  diagnostic.line = 12;
  diagnostic.column = 15;
  diagnostic.source_line = R"(    "target": "LlamaAtention::forward",)";
  diagnostic.underline_columns = 24;
  diagnostic.hints = {"did you mean 'LlamaAttention::forward'?", "or nothing?"};
  EXPECT_EQ(render(diagnostic, false),
            "patches/x.patchspec.json:12:15: error: no declaration 'A::b' in m.cpp\n"
            "   12 |     \"target\": \"LlamaAtention::forward\",\n"
            "      |               ^~~~~~~~~~~~~~~~~~~~~~~~\n"
            "   = help: did you mean 'LlamaAttention::forward'?\n"
            "   = help: or nothing?\n");
}

TEST(Render, WithoutFileLineOrColumn) {
  EXPECT_EQ(render(error_in("", "unknown option"), false), "patchgen: error: unknown option\n");
  EXPECT_EQ(render(error_in("a.cpp", "gone"), false), "a.cpp: error: gone\n");
  Diagnostic diagnostic = at("int x;", 0, 1);
  diagnostic.severity = Severity::Warning;
  EXPECT_EQ(render(diagnostic, false), "f.cpp:7: warning: bad\n    7 | int x;\n");
  diagnostic.severity = Severity::Note;
  diagnostic.source_line.clear();
  EXPECT_EQ(render(diagnostic, false), "f.cpp:7: note: bad\n");
}

TEST(Render, LargeLineNumbersKeepTheGutterStraight) {
  Diagnostic diagnostic = at("x", 1, 1);
  diagnostic.line = 1'234'567;
  EXPECT_THAT(render(diagnostic, false), EndsWith("\n1234567 | x\n        | ^\n"));
}

TEST(Render, TabsAreFilledUp) {
  EXPECT_EQ(snippet(at("\tx\ty", 2, 1)), "        x       y\n        ^\n");
  EXPECT_EQ(snippet(at("\tx\ty", 2, 3)), "        x       y\n        ^~~~~~~~~\n");
  EXPECT_EQ(snippet(at("abc\tx", 5, 1)), "abc     x\n        ^\n");
  EXPECT_EQ(snippet(at("a\tb", 2, 1)), "a       b\n ^~~~~~~\n");
}

TEST(Render, CountsCodePointsNotBytes) {
  EXPECT_EQ(snippet(at("é é x", 7, 1)), "é é x\n    ^\n");
  EXPECT_EQ(snippet(at("日本 x", 8, 1)), "日本 x\n   ^\n");
  EXPECT_EQ(snippet(at("\xF0\x9F\x98\x80 x", 1, 4)), "\xF0\x9F\x98\x80 x\n^\n");
  // A place inside a character is that character.
  EXPECT_EQ(snippet(at("aéb", 3, 1)), "aéb\n ^\n");
}

TEST(Render, ShowsWhatIsNotTextAsEscapes) {
  EXPECT_EQ(snippet(at("\x1b[31mx", 6, 1)), "\\x1B[31mx\n        ^\n");
  EXPECT_EQ(snippet(at(std::string("a\0b", 3), 2, 1)), "a\\x00b\n ^~~~\n");
  EXPECT_EQ(snippet(at("a\xFFz", 3, 1)), "a\\xFFz\n     ^\n");
  EXPECT_EQ(snippet(at("\xC3(", 1, 1)), "\\xC3(\n^~~~\n");
  EXPECT_EQ(snippet(at("\xE2\x82", 1, 2)), "\\xE2\\x82\n^~~~~~~~\n");
  EXPECT_EQ(snippet(at("\xC0\x80", 1, 1)), "\\xC0\\x80\n^~~~\n");           // overlong NUL
  EXPECT_EQ(snippet(at("\xED\xA0\x80", 1, 1)), "\\xED\\xA0\\x80\n^~~~\n");  // surrogate
  EXPECT_EQ(snippet(at("\xC2\x9B!", 3, 1)), "\\u009B!\n      ^\n");         // CSI of C1
  EXPECT_EQ(snippet(at("x\r", 1, 2)), "x\\x0D\n^~~~~\n");
}

TEST(Render, ShowsCharactersThatReorderTheLine) {
  EXPECT_EQ(snippet(at("a\xE2\x80\xAE z", 6, 1)), "a\\u202E z\n        ^\n");
}

TEST(Render, ByteOrderMarkTakesNoRoom) {
  EXPECT_EQ(snippet(at("\xEF\xBB\xBFint x", 4, 3)), "int x\n^~~\n");
  EXPECT_EQ(snippet(at("a\xEF\xBB\xBF", 1, 1)), "a\\uFEFF\n^\n");
}

TEST(Render, UnderlineNeverRunsPastTheLine) {
  EXPECT_EQ(snippet(at("abc", 2, 100)), "abc\n ^~\n");
  EXPECT_EQ(snippet(at("abc", 4, 5)), "abc\n   ^\n");
  EXPECT_EQ(snippet(at("abc", 90, 5)), "abc\n   ^\n");
  EXPECT_EQ(snippet(at("abc", 2, 0)), "abc\n ^\n");
  EXPECT_EQ(snippet(at("abc", 2, -5)), "abc\n ^\n");
}

TEST(Render, LinesOf160ColumnsAreWholeAndLongerOnesCut) {
  EXPECT_THAT(render(at(std::string(160, 'a'), 160, 1), false), Not(HasSubstr("…")));
  EXPECT_EQ(snippet(at(std::string(161, 'a'), 1, 1)), std::string(160, 'a') + "…\n^\n");
  EXPECT_EQ(snippet(at(std::string(161, 'a'), 161, 1)),
            "…" + std::string(160, 'a') + "\n" + std::string(160, ' ') + "^\n");
}

TEST(Render, LongLineIsCutAroundThePlace) {
  const std::string line = std::string(500, 'a') + "XYZ" + std::string(500, 'b');
  const std::string text = snippet(at(line, 501, 3));
  EXPECT_THAT(text, StartsWith("…aaa"));
  EXPECT_THAT(text, HasSubstr("aXYZb"));
  EXPECT_THAT(text, HasSubstr("bbb…\n"));
  const std::size_t shown = text.find("XYZ") - std::string("…").size() + 1;
  EXPECT_EQ(text.substr(text.find('\n') + 1), std::string(shown, ' ') + "^~~\n");
}

TEST(Render, UnderlineLongerThanTheWindowIsCut) {
  const std::string text = snippet(at(std::string(5000, 'a'), 100, 4000));
  const std::string carets = text.substr(text.find('\n') + 1);
  EXPECT_LE(carets.size(), 163U);
  EXPECT_THAT(carets, HasSubstr("^~~~"));
}

TEST(Render, LongLinesOfManyByteCharactersAreCutBetweenThem) {
  std::string line;
  for (int i = 0; i < 2000; ++i) {
    line += "\xF0\x9F\x98\x80";
  }
  for (const int column : {1, 2001, 4002, 4003, 4004, 7997, 8001}) {
    const std::string text = snippet(at(line, column, 1));
    EXPECT_EQ(text.find("\\x"), std::string::npos) << column;
    EXPECT_THAT(text.substr(text.find('\n') + 1), EndsWith("^\n")) << column;
  }
}

TEST(Render, HugeLineIsCheapAndShort) {
  const std::string text = render(at(std::string(10'000'000, '\t'), 5'000'000, 3), false);
  EXPECT_LT(text.size(), 1000U);
  EXPECT_THAT(text, HasSubstr("^"));
}

TEST(Render, NoByteOfNamesAndMessagesReachesTheTerminalRaw) {
  Diagnostic diagnostic = error_in("a\x1b]0;b.cpp", "bad\nworse\x07");
  diagnostic.hints = {"see\x1b[2J"};
  const std::string text = render(diagnostic, false);
  EXPECT_EQ(text, "a\\x1B]0;b.cpp: error: bad\\x0Aworse\\x07\n   = help: see\\x1B[2J\n");
}

TEST(Render, ColorsAsClangDoes) {
  Diagnostic diagnostic = at("int x", 5, 1);
  diagnostic.hints = {"y"};
  EXPECT_EQ(render(diagnostic, true),
            "\x1b[1mf.cpp:7:5: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mbad\x1b[0m\n"
            "    7 | int x\n"
            "      |     \x1b[0;1;32m^\x1b[0m\n"
            "   = \x1b[1mhelp: \x1b[0my\n");
  diagnostic.severity = Severity::Warning;
  EXPECT_THAT(render(diagnostic, true), HasSubstr("\x1b[0;1;35mwarning: \x1b[0m"));
  diagnostic.severity = Severity::Note;
  EXPECT_THAT(render(diagnostic, true), HasSubstr("\x1b[0;1;36mnote: \x1b[0m"));
}

}  // namespace
}  // namespace patchgen
