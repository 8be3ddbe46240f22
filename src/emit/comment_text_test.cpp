#include "emit/comment_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace patchgen {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::Not;
using ::testing::StartsWith;

const std::string kMarkerRule = "// " + std::string(70, '=');
const std::string kHeaderRule = "// " + std::string(76, '=');

TEST(MarkerLines, LabelSubjectAndNotes) {
  EXPECT_THAT(
      marker_lines({.label = "PATCHED CLASS", .subject = "X", .notes = {"Reason: a", "b"}}),
      ElementsAre(kMarkerRule, "// [PATCHED CLASS] X", "// Reason: a", "// b", kMarkerRule));
  EXPECT_THAT(marker_lines({.label = "HELPERS", .subject = "", .notes = {}}),
              ElementsAre(kMarkerRule, "// [HELPERS]", kMarkerRule));
}

TEST(MarkerLines, NoteOfSeveralLines) {
  EXPECT_THAT(
      marker_lines({.label = "L", .subject = "", .notes = {"Reason: a\nb\n\nc"}}),
      ElementsAre(kMarkerRule, "// [L]", "// Reason: a", "// b", "//", "// c", kMarkerRule));
}

TEST(MarkerLines, NothingEndsTheCommentEarly) {
  const auto lines = marker_lines(
      {.label = "L", .subject = "", .notes = {"ends in \\", "and in \\  ", "a\rb\tc\x7f\x1b d"}});
  EXPECT_THAT(lines, Each(StartsWith("//")));
  EXPECT_THAT(lines, Each(Not(EndsWith("\\")))) << "the next line would be a comment, too";
  EXPECT_THAT(lines, Contains("// ends in \\."));
  EXPECT_THAT(lines, Contains("// and in \\."));
  EXPECT_THAT(lines, Contains("// a b c   d"));
}

TEST(HeaderLines, EveryFact) {
  const HeaderFacts facts{.source = "s.cpp",
                          .based_on = "lib==1",
                          .spec = "s.json",
                          .regenerate = "patchgen s.json",
                          .patches = {{.title = "replace_class: X", .description = "why\nand how"},
                                      {.title = "add_include: <a>", .description = ""}}};
  EXPECT_THAT(
      header_lines(facts, "0123456789abcdef"),
      ElementsAre(kHeaderRule, "//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY", kHeaderRule,
                  "//  Source:     s.cpp", "//  Based on:   lib==1", "//  Spec:       s.json",
                  "//  Regenerate: patchgen s.json", "//  Fingerprint: 0123456789abcdef", "//",
                  "//  Patches applied:", "//    - replace_class: X", "//      why",
                  "//      and how", "//    - add_include: <a>", kHeaderRule));
}

TEST(HeaderLines, FactsThatAreNotKnownHaveNoLine) {
  EXPECT_THAT(header_lines({}, "0"),
              ElementsAre(kHeaderRule, "//  AUTO-GENERATED FILE - DO NOT EDIT DIRECTLY",
                          kHeaderRule, "//  Fingerprint: 0", kHeaderRule));
}

}  // namespace
}  // namespace patchgen
