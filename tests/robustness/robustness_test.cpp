// Texts that no one writes: reading them must end, keep every range in order, and not lose the
// declarations around what it cannot understand. Nothing is timed; CTest's limit ends what hangs.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <patchgen/outline.h>

#include "robustness/nasty_inputs.h"

namespace patchgen {
namespace {

constexpr std::size_t kNested = 10000;
constexpr std::size_t kFlatBytes = 60000;

Outline outline_of(const SourceText& text) {
  Outline outline = read_outline(text);
  return outline;
}

/// The declarations lie within their parent, one behind the other, and none is empty. Those of
/// another branch of a conditional may lie within one that spans it; several declarators share
/// their declaration's range.
void expect_in_order(const SourceText& text, const std::vector<Declaration>& declarations,
                     ByteRange within) {
  const bool has_branches = text.bytes().find("#e") != std::string_view::npos;
  std::size_t at = within.begin;
  ByteRange last;
  for (const Declaration& declaration : declarations) {
    ASSERT_FALSE(declaration.range.empty()) << declaration.name;
    if (declaration.range != last) {
      ASSERT_GE(declaration.range.begin, has_branches ? within.begin : at) << declaration.name;
    }
    last = declaration.range;
    ASSERT_LE(declaration.range.end, within.end) << declaration.name;
    ASSERT_TRUE(declaration.owned.contains(declaration.range)) << declaration.name;
    for (const ByteRange part : {declaration.name_range, declaration.template_head,
                                 declaration.qualifier, declaration.parameters, declaration.suffix,
                                 declaration.bases, declaration.initializers, declaration.body}) {
      ASSERT_TRUE(part.empty() || declaration.range.contains(part)) << declaration.name;
    }
    expect_in_order(text, declaration.children, declaration.range);
    at = declaration.range.end;
  }
}

void expect_sound(const SourceText& text, const Outline& outline) {
  std::vector<const Declaration*> all;
  for_each_declaration(outline.declarations,
                       [&](const Declaration& d, const Declaration*) { all.push_back(&d); });
  for (const Declaration* declaration : all) {
    ASSERT_LE(declaration->range.end, text.size());
    ASSERT_LE(declaration->conditions.size(), 64U);
  }
  EXPECT_LE(outline.problems.size(), 64U) << "messages that no one reads";
  EXPECT_FALSE(outline_as_text(outline, text).empty());
  EXPECT_FALSE(outline_as_json(outline, text).empty());
}

bool has(const Outline& outline, std::string_view name) {
  bool found = false;
  for_each_declaration(outline.declarations, [&](const Declaration& d, const Declaration*) {
    found = found || d.name == name;
  });
  return found;
}

class Nasty : public ::testing::TestWithParam<NastyInput> {};

std::string name_of(const ::testing::TestParamInfo<NastyInput>& info) {
  return info.param.name;
}

class Nesting : public Nasty {};

TEST_P(Nesting, MatchedKeepsItsNeighbours) {
  const NastyInput& input = GetParam();
  const SourceText text("n.cpp", "int first;\n" + repeated(input.piece, kNested) +
                                     repeated(input.close, kNested) + ";\nint last;\n");
  const Outline outline = outline_of(text);
  expect_sound(text, outline);
  expect_in_order(text, outline.declarations, {0, text.size()});
  EXPECT_TRUE(has(outline, "first"));
  EXPECT_TRUE(has(outline, "last"));
}

TEST_P(Nesting, UnclosedKeepsWhatStandsInFront) {
  const SourceText text("n.cpp", "int first;\n" + repeated(GetParam().piece, kNested));
  const Outline outline = outline_of(text);
  expect_sound(text, outline);
  EXPECT_TRUE(has(outline, "first"));
}

TEST_P(Nesting, OneCloserShort) {
  const NastyInput& input = GetParam();
  const SourceText text("n.cpp", "int first;\n" + repeated(input.piece, 100) +
                                     repeated(input.close, 99) + "\nint last;\n");
  const Outline outline = outline_of(text);
  expect_sound(text, outline);
  expect_in_order(text, outline.declarations, {0, text.size()});
  EXPECT_TRUE(has(outline, "first"));
}

INSTANTIATE_TEST_SUITE_P(Inputs, Nesting, ::testing::ValuesIn(nesting_inputs()), name_of);

class OpenEnded : public Nasty {};

TEST_P(OpenEnded, IsReadToItsEnd) {
  const SourceText text("n.cpp", "int first;\n" + repeated(GetParam().piece, kNested));
  const Outline outline = outline_of(text);
  expect_sound(text, outline);
  expect_in_order(text, outline.declarations, {0, text.size()});
  EXPECT_TRUE(has(outline, "first"));
}

INSTANTIATE_TEST_SUITE_P(Inputs, OpenEnded, ::testing::ValuesIn(open_ended_inputs()), name_of);

class Flat : public Nasty {};

TEST_P(Flat, IsReadToItsEnd) {
  const std::string& piece = GetParam().piece;
  const SourceText text(
      "n.cpp", "int first;\n" + repeated(piece, kFlatBytes / piece.size()) + "\n;\nint last;\n");
  const Outline outline = outline_of(text);
  expect_sound(text, outline);
  expect_in_order(text, outline.declarations, {0, text.size()});
  EXPECT_TRUE(has(outline, "first"));
}

INSTANTIATE_TEST_SUITE_P(Inputs, Flat, ::testing::ValuesIn(flat_inputs()), name_of);

TEST(Robustness, AsManyDeclarationsAsPieces) {
  for (const char* piece : {"int a;\n", "void f() {}\n", "class A {};\n", "#if A\nint a;\n#endif\n",
                            "MACRO(x)\n", "template class X<int>;\n"}) {
    const SourceText text("n.cpp", repeated(piece, 20000));
    EXPECT_EQ(outline_of(text).declarations.size(), 20000U) << piece;
  }
}

TEST(Robustness, EveryTruncationIsSound) {
  const std::string whole = one_of_each();
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const SourceText text("n.cpp", whole.substr(0, size));
    const Outline outline = outline_of(text);
    expect_sound(text, outline);
    expect_in_order(text, outline.declarations, {0, size});
    if (HasFatalFailure()) FAIL() << "cut at " << size;
  }
}

TEST(Robustness, EveryMissingByteIsSound) {
  const std::string whole = one_of_each();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    const SourceText text("n.cpp", whole.substr(0, at) + whole.substr(at + 1));
    const Outline outline = outline_of(text);
    expect_sound(text, outline);
    expect_in_order(text, outline.declarations, {0, text.size()});
    if (HasFatalFailure()) FAIL() << "without byte " << at;
  }
}

TEST(Robustness, AByteInTheWrongPlaceIsSound) {
  const std::string whole = one_of_each();
  const std::string_view intruders = "{}()[]<>;:\"'#\\/*\n~@";
  for (std::size_t at = 0; at < whole.size(); at += 3) {
    const char intruder = intruders[at % intruders.size()];
    const SourceText text("n.cpp", whole.substr(0, at) + intruder + whole.substr(at));
    const Outline outline = outline_of(text);
    expect_sound(text, outline);
    expect_in_order(text, outline.declarations, {0, text.size()});
    if (HasFatalFailure()) FAIL() << intruder << " before byte " << at;
  }
}

/// What cannot be understood hides neither the declaration in front of it nor the one behind it.
TEST(Robustness, UnknownRangesHideNoNeighbour) {
  for (const char* garbage : {"@ ? 3 4;",
                              "@interface X : Y\n- (int)f;\n@end",
                              "if (x) { y(); }",
                              "for (;;) { z(); }",
                              "<% if a > 10 %>",
                              ".macro f\n.endm",
                              "-> x;",
                              "3 + 4;",
                              "? : ;",
                              "return 1;",
                              "= 3;",
                              "<<<<<<< HEAD\n",
                              "=======\n",
                              ">>>>>>> branch\n",
                              "} ",
                              ") ",
                              "] ",
                              "case 1: break;",
                              "#error\n",
                              "\\\n",
                              "`$`;",
                              "goto x;",
                              "...;",
                              "&& x;",
                              "[[;",
                              "<x;",
                              "template;",
                              "operator;",
                              "class;",
                              "namespace;",
                              "using;",
                              "friend;",
                              "public;",
                              "enum;",
                              "concept;",
                              "~;",
                              "::;",
                              "typedef;",
                              "extern;",
                              "\"text\";",
                              "'c';",
                              "new int;",
                              "throw 1;"}) {
    const std::string source =
        std::string("int before();\n\n") + garbage + "\nclass Behind { int x; };\nint last;\n";
    const SourceText text("n.cpp", source);
    const Outline outline = outline_of(text);
    expect_in_order(text, outline.declarations, {0, text.size()});
    EXPECT_TRUE(has(outline, "before")) << garbage;
    EXPECT_TRUE(has(outline, "Behind")) << garbage << "\n" << outline_as_text(outline, text);
    EXPECT_TRUE(has(outline, "last")) << garbage << "\n" << outline_as_text(outline, text);
  }
}

TEST(Robustness, UnterminatedLiteralsHideOnlyWhatFollows) {
  for (const char* open : {"/* a", "auto s = R\"(a;", "auto s = R\"abc(a)\";"}) {
    const SourceText text("n.cpp", std::string("int before();\n") + open + "\nint behind();\n");
    const Outline outline = outline_of(text);
    EXPECT_TRUE(has(outline, "before")) << open;
    EXPECT_EQ(outline.problems.size(), 1U) << open;
  }
  // An ordinary literal ends with its line.
  for (const char* open : {"auto s = \"a;", "auto c = 'a;", "auto n = 1'0'0';"}) {
    const SourceText text(
        "n.cpp", std::string("int before();\n") + open + "\nint third();\nclass Behind {};\n");
    const Outline outline = outline_of(text);
    EXPECT_TRUE(has(outline, "before")) << open;
    EXPECT_TRUE(has(outline, "Behind")) << open << "\n" << outline_as_text(outline, text);
  }
}

}  // namespace
}  // namespace patchgen
